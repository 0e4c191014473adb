import { type CountryHelp, confirmedOn } from "../help-line.ts";

const { crisis, violence, emergency } = confirmedOn("2026-11-23");
const WORLD_LIST = "https://github.com/DennisGross/aidlines/blob/main/data.js";
const EUROPE_112 =
  "https://www.iamexpat.nl/expat-info/emergency-numbers/112-european-emergency-number";

export const westernEurope = {
  FR: {
    name: "France",
    lines: [
      emergency(
        "All emergencies",
        "112",
        "http://www.1000-premiers-jours.fr/fr/les-numeros-durgence-connaitre",
        EUROPE_112,
      ),
      emergency(
        "Police",
        "17",
        "http://www.1000-premiers-jours.fr/fr/les-numeros-durgence-connaitre",
        WORLD_LIST,
      ),
      emergency(
        "Ambulance (SAMU)",
        "15",
        "http://www.1000-premiers-jours.fr/fr/les-numeros-durgence-connaitre",
        WORLD_LIST,
      ),
      crisis("3114", "3114", {
        about: "24 hours a day, free.",
        website: "https://3114.fr",
        sources: [
          "https://fr.style.yahoo.com/3114-num%C3%A9ro-national-pr%C3%A9vention-suicide-095500142.html",
          "https://www.occitanie-tribune.com/articles/33472/herault-un-nouveau-numero-d-appel-pour-la-prevention-du-suicide",
        ],
      }),
      violence("Violences Femmes Info (for women)", "3919", {
        about: "24 hours a day, free.",
        website: "https://arretonslesviolences.gouv.fr",
        sources: [
          "https://www.tf1info.fr/societe/journee-internationale-de-lutte-conte-les-violences-faites-aux-femmes-ces-numeros-de-telephone-utiles-qu-il-faut-connaitre-2277414.html",
          WORLD_LIST,
        ],
      }),
    ],
  },
  BE: {
    name: "Belgium",
    lines: [
      emergency(
        "Ambulance, fire",
        "112",
        "https://www.wallonie.be/fr/violences-conjugales-et-intrafamiliales",
        "https://1712.be/fr/over-1712",
      ),
      emergency(
        "Police",
        "101",
        "https://www.wallonie.be/fr/violences-conjugales-et-intrafamiliales",
        "https://1712.be/fr/over-1712",
      ),
      crisis("Zelfmoordlijn", "1813", {
        about: "Free. Dutch.",
        website: "https://www.zelfmoord1813.be",
        sources: [
          "https://www.brusselstimes.com/belgium/1952875/belgiums-centre-for-suicide-prevention-calls-for-volunteers",
          "https://nieuws.vtm.be/binnenland/67758-nieuw-nummer-zelfmoordlijn1813",
        ],
      }),
      crisis("Centre de Prévention du Suicide", "0800 32 123", {
        about: "24 hours a day, free. French.",
        website: "https://www.preventionsuicide.be",
        sources: [
          "https://www.brusselstimes.com/belgium/1952875/belgiums-centre-for-suicide-prevention-calls-for-volunteers",
          "https://bx1.be/categories/news/la-reine-mathilde-visite-le-centre-de-prevention-du-suicide-a-ixelles/",
        ],
      }),
      violence("1712", "1712", {
        about: "Free. Flanders.",
        website: "https://1712.be",
        sources: ["https://1712.be/fr/over-1712", "http://kindinnood.be/node/12"],
      }),
    ],
  },
  NL: {
    name: "Netherlands",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "112",
        "https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld",
        EUROPE_112,
      ),
      crisis("113 Zelfmoordpreventie", "113", {
        about: "24 hours a day, free.",
        website: "https://www.113.nl",
        sources: [
          "https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt",
          "https://nltimes.nl/2020/07/07/suicide-prevention-hotline-now-available-number-113",
        ],
      }),
      violence("Veilig Thuis", "0800 2000", {
        about: "24 hours a day, free.",
        website: "https://www.veiligthuis.nl",
        sources: [
          "https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld",
          "https://www.heumen.nl/huiselijk-geweld",
        ],
      }),
    ],
  },
} as const satisfies Record<string, CountryHelp>;
