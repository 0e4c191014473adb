import { type CountryHelp, confirmedOn } from "../help-line.ts";

const { crisis, violence, emergency } = confirmedOn("2026-11-23");
const later = confirmedOn("2026-11-25");
const WORLD_LIST = "https://github.com/DennisGross/aidlines/blob/main/data.js";
const EUROPE_112 =
  "https://www.iamexpat.nl/expat-info/emergency-numbers/112-european-emergency-number";

export const nordic = {
  DK: {
    name: "Denmark",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "112",
        "https://politi.dk/kontakt-politiet/alarm-112",
        EUROPE_112,
      ),
      crisis("Livslinien", "70 201 201", {
        website: "https://www.livslinien.dk",
        sources: [
          "https://nordicstoday.com/article/dk-denmark-suicide-hotline-25-callers-block-500k-calls",
          "https://cphpost.dk/2015-10-26/news/suicide-prevention-lifeline-gets-funding-to-stay-open-at-night/",
        ],
      }),
      later.violence("Lev Uden Vold: violence in close relationships", "1888", {
        about: "24 hours a day, free.",
        website: "https://levudenvold.dk",
        sources: [
          "https://levudenvold.dk/aktuelt/nyheder/lev-uden-vold-modtog-i-2022-rekordmange-opkald/",
          "https://danner.dk/nyt/coronatiltag-nyt-n-dkrisecenter-oprettes-i-k-benhavn",
        ],
      }),
    ],
  },
  NO: {
    name: "Norway",
    lines: [
      emergency(
        "Police",
        "112",
        "https://tromso.kommune.no/helse-og-omsorg/vold-og-overgrep/opplever-du-vold-eller-overgrep",
        WORLD_LIST,
      ),
      emergency(
        "Ambulance",
        "113",
        "https://tromso.kommune.no/helse-og-omsorg/vold-og-overgrep/opplever-du-vold-eller-overgrep",
        WORLD_LIST,
      ),
      crisis("Mental Helse", "116 123", {
        about: "24 hours a day, free.",
        website: "https://mentalhelse.no",
        sources: [
          "https://www.nrk.no/osloogviken/over-100-barn-under-ni-ar-har-tatt-kontakt-_-hjelpetelefoner-slar-alarm-1.15736352",
          "https://www.tv2.no/a/11115544",
        ],
      }),
      crisis("Kirkens SOS", "22 40 00 40", {
        about: "24 hours a day.",
        website: "https://www.kirkens-sos.no",
        sources: [
          "https://www.nrk.no/osloogviken/over-100-barn-under-ni-ar-har-tatt-kontakt-_-hjelpetelefoner-slar-alarm-1.15736352",
          "https://www.tv2.no/a/11115544",
        ],
      }),
      violence("Vold- og overgrepslinjen", "116 006", {
        about: "24 hours a day, free.",
        website: "https://volinjen.no",
        sources: [
          "https://ldo.no/ombudet-og-samfunnet/siste-nytt2/vo-linjen-ny/",
          "https://www.krisesenter.com/vold-og-overgrepslinjen-116-006-opplever-stor-pagang/",
        ],
      }),
    ],
  },
  SE: {
    name: "Sweden",
    lines: [
      emergency("Police, fire, ambulance", "112", EUROPE_112, WORLD_LIST),
      crisis("Självmordslinjen (Mind)", "90101", {
        about: "24 hours a day.",
        website: "https://mind.se",
        sources: [
          "http://www.kronprinsessparetsstiftelse.se/projekt/sjalvmordsupplysningen.html",
          "https://www.corren.se/nyheter/sjalvmord-ar-vanligast-bland-aldre-man-om5530243.aspx",
        ],
      }),
      violence("Kvinnofridslinjen (for women)", "020-50 50 50", {
        about: "24 hours a day, free. Interpreters for most languages.",
        website: "https://kvinnofridslinjen.se",
        sources: [
          "https://www.nck.uu.se/nyhetsarkiv/nyhetsvisningssida/?tarContentId=1050738&languageId=3&id=1040",
          "https://omtanke.today/fler-samtal-an-nagonsin-till-kvinnofridslinjen/",
        ],
      }),
    ],
  },
  FI: {
    name: "Finland",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "112",
        "https://digimieli.hel.fi/en/self-care-programmes/help-with-suicidality/",
        EUROPE_112,
      ),
      crisis("MIELI Crisis Helpline", "09 2525 0111", {
        about: "24 hours a day. Finnish; other numbers for other languages on its site.",
        website: "https://mieli.fi/en/support-and-help/crisis-helpline/",
        sources: [
          "https://mentalhealth.fi/where-to-go-in-an-emergency",
          "https://digimieli.hel.fi/en/self-care-programmes/help-with-suicidality/",
        ],
      }),
      violence("Nollalinja", "080 005 005", {
        about: "24 hours a day, free. Finnish, Swedish, and English.",
        website: "https://nollalinja.fi/en",
        sources: [
          "https://nollalinja.fi/en",
          "https://stm.fi/en/-/matalan-kynnyksen-palveluilla-ehkaistaan-lahisuhdevakivaltaa-ja-naisiin-kohdistuvaa-vaki-valtaa",
        ],
      }),
    ],
  },
  IS: {
    name: "Iceland",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "112",
        "https://112.is/en/samtal-vid-1-1-2",
        "https://mcc.is/living-in-iceland/personal-matters/violence-abuse-and-negligence",
      ),
      crisis("Hjálparsími Rauða krossins", "1717", {
        website: "https://1717.is",
        sources: [
          "https://www.raudikrossinn.is/um-okkur/frettir-og-utgefid-efni/frettayfirlit/innanlandsstarf/aldrei-fleiri-samtol-vegna-sjalfsvigshugsana",
          "http://utmeda.is/en/general-information/",
        ],
      }),
    ],
    sites: [{ name: "112.is: violence in close relationships", website: "https://112.is/en" }],
  },
} as const satisfies Record<string, CountryHelp>;
