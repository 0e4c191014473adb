import { type CountryHelp, confirmedOn } from "../help-line.ts";

const { crisis, violence, emergency } = confirmedOn("2026-11-23");
const WORLD_LIST = "https://github.com/DennisGross/aidlines/blob/main/data.js";
const EUROPE_112 =
  "https://www.iamexpat.nl/expat-info/emergency-numbers/112-european-emergency-number";

export const centralEurope = {
  DE: {
    name: "Germany",
    lines: [
      emergency("All emergencies", "112", EUROPE_112, WORLD_LIST),
      crisis("TelefonSeelsorge", "0800 1110111", {
        about: "24 hours a day, free.",
        website: "https://www.telefonseelsorge.de",
        sources: [
          "https://www.spektrum.de/news/telefonseelsorge-erste-hilfe-fuer-die-seele/2055834",
          "https://www.domradio.de/glossar/telefonseelsorge-0",
        ],
      }),
      violence("Hilfetelefon “Gewalt gegen Frauen” (for women)", "116 016", {
        about: "24 hours a day, free. German and 18 other languages.",
        website: "https://www.hilfetelefon.de",
        sources: [
          "https://www.der-paritaetische.de/alle-meldungen/bundesweites-hilfetelefon-gewalt-gegen-frauen-wird-zehn-und-bekommt-vereinfachte-rufnummer/",
          "https://utopia.de/news/116-016-hilfetelefon-gewalt-gegen-frauen-neue-nummer-kurz",
        ],
      }),
    ],
  },
  AT: {
    name: "Austria",
    lines: [
      emergency(
        "All emergencies",
        "112",
        "https://autorevue.at/ratgeber/notruf-oesterreich",
        EUROPE_112,
      ),
      emergency(
        "Ambulance",
        "144",
        "https://autorevue.at/ratgeber/notruf-oesterreich",
        "https://burgenland.orf.at/stories/3027145/",
      ),
      crisis("Telefonseelsorge", "142", {
        about: "24 hours a day, free.",
        website: "https://www.telefonseelsorge.at",
        sources: [
          "https://burgenland.orf.at/stories/3207209/",
          "https://wienerbezirksblatt.at/hochwasser-tlefonseelsorge-jetzt-rund-um-die-uhr-erreichbar/",
        ],
      }),
      violence("Frauenhelpline (for women)", "0800 222 555", {
        about: "24 hours a day, free.",
        website: "https://www.frauenhelpline.at",
        sources: [
          "https://www.sn.at/panorama/oesterreich/gewaltopfer-suchten-hilfe-am-telefon-103289845",
          "https://noe.orf.at/stories/3136860/",
        ],
      }),
    ],
  },
  CH: {
    name: "Switzerland",
    lines: [
      emergency(
        "All emergencies",
        "112",
        "https://hallo.gr.ch/en/gesundheit/notfall/Seiten/default.aspx",
        "https://www.srf.ch/sendungen/einstein/kleiner-wegweiser-durch-den-notrufnummern-dschungel",
      ),
      emergency(
        "Police",
        "117",
        "https://stadt-zuerich.ch/de/stadtleben/sicherheit/gewalt/haeusliche-gewalt.html",
        "https://lilli.ch/haeusliche_gewalt_polizei",
      ),
      emergency(
        "Ambulance",
        "144",
        "https://hallo.gr.ch/en/gesundheit/notfall/Seiten/default.aspx",
        "https://feuerwehr-volketswil.ch/de/wissenswertes/notfallnummern",
      ),
      crisis("Die Dargebotene Hand, La Main Tendue, Telefono Amico", "143", {
        about: "24 hours a day.",
        website: "https://www.143.ch",
        sources: [
          "https://www.143.ch/2014/11/25/tel-143-a-lecoute-des-situations-de-violence-domestique/",
          WORLD_LIST,
        ],
      }),
    ],
  },
  PL: {
    name: "Poland",
    lines: [
      emergency(
        "All emergencies",
        "112",
        "https://wsp-bilikiewicz.pl/aktualnosci/dzis-obchodzimy-dzien-walki-z-depresja/",
        EUROPE_112,
      ),
      crisis("Centrum Wsparcia", "800 70 2222", {
        about: "24 hours a day.",
        website: "https://centrumwsparcia.pl",
        sources: [
          "https://zdrowie.pap.pl/psyche/na-kryzys-telefon-800-70-2222",
          "https://www.zspborzecin.pl/swiatowy-dzien-zdrowia-psychicznego/",
        ],
      }),
      crisis("Telefon zaufania", "116 123", {
        sources: [
          "https://wsp-bilikiewicz.pl/aktualnosci/dzis-obchodzimy-dzien-walki-z-depresja/",
          "https://www.zspborzecin.pl/swiatowy-dzien-zdrowia-psychicznego/",
        ],
      }),
      violence("Niebieska Linia", "800 120 002", {
        about: "24 hours a day.",
        website: "https://www.niebieskalinia.org",
        sources: [
          "https://wsp-bilikiewicz.pl/aktualnosci/dzis-obchodzimy-dzien-walki-z-depresja/",
          "https://www.zspborzecin.pl/swiatowy-dzien-zdrowia-psychicznego/",
        ],
      }),
    ],
  },
  CZ: {
    name: "Czechia",
    lines: [
      emergency(
        "All emergencies",
        "112",
        "https://bezpecnevotice.cz/postup-kontaktovani-krizove-linky/",
        EUROPE_112,
      ),
      violence("Linka pomoci obětem (Bílý kruh bezpečí)", "116 006", {
        about: "24 hours a day, free.",
        website: "https://www.116006.cz",
        sources: [
          "https://english.radio.cz/new-charge-free-help-line-victims-domestic-violence-8268399",
          "https://www.domacinasili.cz/linka-pomoci-obetem-funguje-17-let-a-prijala-80-000-volani-o-pomoc/",
        ],
      }),
    ],
  },
} as const satisfies Record<string, CountryHelp>;
