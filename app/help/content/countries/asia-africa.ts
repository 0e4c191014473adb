import { type CountryHelp, confirmedOn } from "../help-line.ts";

const { crisis, violence, emergency } = confirmedOn("2026-11-23");
const later = confirmedOn("2026-11-25");
const WORLD_LIST = "https://github.com/DennisGross/aidlines/blob/main/data.js";

export const asiaAfrica = {
  JP: {
    name: "Japan",
    lines: [
      emergency(
        "Police",
        "110",
        "https://www.city.odate.lg.jp/city/foreign-language/english/emergency-call",
        "https://japanpassage.com/understanding-japans-emergency-numbers-110-and-119",
      ),
      emergency(
        "Ambulance, fire",
        "119",
        "https://www.city.odate.lg.jp/city/foreign-language/english/emergency-call",
        "https://japanpassage.com/understanding-japans-emergency-numbers-110-and-119",
      ),
      crisis("TELL Lifeline", "0800-300-8355", {
        about: "English.",
        website: "https://telljp.com/lifeline/",
        sources: ["https://telljp.com/toll-free-suicide-awareness-month-2024/", WORLD_LIST],
      }),
      later.violence("DV Soudan Plus", "0120-279-889", {
        about: "24 hours a day, free. English by chat.",
        website: "https://soudanplus.jp",
        sources: [
          "https://www.gov-online.go.jp/cam/no_dvca/dv03/",
          "https://www.city.tamba.lg.jp/soshiki/jinkenkehatsusenta/gyomuannai/7/3042.html",
        ],
      }),
    ],
  },
  KR: {
    name: "South Korea",
    lines: [
      emergency(
        "Police",
        "112",
        "https://citiesinsider.com/country/south-korea/CountryWide/emergency-contact-numbers",
        WORLD_LIST,
      ),
      emergency(
        "Ambulance, fire",
        "119",
        "https://citiesinsider.com/country/south-korea/CountryWide/emergency-contact-numbers",
        WORLD_LIST,
      ),
      crisis("Suicide prevention counseling", "109", {
        about: "24 hours a day.",
        sources: [
          "http://koreabizwire.com/?p=303235",
          "https://m.hankookilbo.com/News/Read/Amp/A2024010316570003218",
        ],
      }),
      violence("Emergency Call for Women", "1366", {
        about: "24 hours a day.",
        website: "https://www.women1366.kr",
        sources: [
          "https://m.easylaw.go.kr/MOM/SubCsmOvRetrieve.laf?langCd=700101&csmSeq=1564&ccfNo=2&cciNo=1&cnpClsNo=1",
          "https://evaw-global-database.unwomen.org/en/countries/asia/republic-of-korea/2008/1366-hotline-centers",
        ],
      }),
      violence("Danuri Helpline (for migrants)", "1577-1366", {
        about: "13 languages, among them English.",
        website: "https://www.liveinkorea.kr",
        sources: [
          "https://m.koreatimes.co.kr/pages/article.amp.asp?newsIdx=345698",
          "https://m.easylaw.go.kr/MOM/SubCsmOvRetrieve.laf?langCd=700101&csmSeq=1564&ccfNo=2&cciNo=1&cnpClsNo=1",
        ],
      }),
    ],
  },
  SG: {
    name: "Singapore",
    lines: [
      emergency(
        "Police",
        "999",
        "https://expat.com/en/guide/asia/singapore/34166-accidents-and-emergency-in-singapore.html",
        "https://www.askexplorer.com/singapore/residents/about/essential-info/in-emergency",
      ),
      emergency(
        "Ambulance, fire",
        "995",
        "https://www.scdf.gov.sg/home/about-us/information/scdf-emergency-medical-services",
        "https://expat.com/en/guide/asia/singapore/34166-accidents-and-emergency-in-singapore.html",
      ),
      crisis("Samaritans of Singapore", "1767", {
        about: "24 hours a day. Or WhatsApp: 9151 1767.",
        website: "https://www.sos.org.sg",
        sources: ["https://podcast.app/deep-dive-p925525", WORLD_LIST],
      }),
      violence("National Anti-Violence Helpline", "1800 777 0000", {
        about: "24 hours a day. English; Mandarin, Malay, and Tamil if needed.",
        sources: [
          "https://cnalifestyle.channelnewsasia.com/singapore/msf-launches-24-hour-domestic-violence-helpline-victims-public-seek-help-308966",
          "https://www.straitstimes.com/singapore/community/msf-launches-24-hour-family-violence-helpline",
        ],
      }),
    ],
  },
  HK: {
    name: "Hong Kong",
    lines: [
      emergency("Police, fire, ambulance", "999", "https://csrp.hku.hk/getting-help/", WORLD_LIST),
      crisis("The Samaritans", "2896 0000", {
        about: "24 hours a day. English, Cantonese, Mandarin, and other languages.",
        website: "https://samaritans.org.hk",
        sources: ["https://csrp.hku.hk/getting-help/", "http://samaritans.org.hk/"],
      }),
      crisis("Mental Health Support Hotline", "18111", {
        about: "24 hours a day.",
        sources: [
          "https://news.gov.hk/eng/2023/12/20231227/20231227_162155_701.html",
          "https://www.scmp.com/news/hong-kong/health-environment/article/3246423/hongkongers-struggling-mental-health-issues-can-call-government-hotline-24-hour-help-thursday",
        ],
      }),
    ],
  },
  IN: {
    name: "India",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "112",
        "https://visitnilgiris.org/en/rights/women-child-safety",
        "https://www.deccanherald.com/national/women-and-child-development-ministry-is-merging-two-women-helplines-1088576.html",
      ),
      crisis("Tele-MANAS", "14416", {
        about: "24 hours a day, free. 20 languages.",
        website: "https://telemanas.mohfw.gov.in",
        sources: [
          "https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/",
          "https://crackittoday.com/current-affairs/tele-manas/",
        ],
      }),
      violence("Women Helpline", "181", {
        about: "24 hours a day.",
        sources: [
          "https://www.deccanherald.com/national/women-and-child-development-ministry-is-merging-two-women-helplines-1088576.html",
          "https://visitnilgiris.org/en/rights/women-child-safety",
        ],
      }),
    ],
  },
  ZA: {
    name: "South Africa",
    lines: [
      emergency("Police", "10111", "http://gbv.org.za/about-us", WORLD_LIST),
      later.emergency(
        "Ambulance, fire",
        "10177",
        "https://trekmedics.org/database/south_africa/",
        "https://statuscheck.co.za/?p=14569",
      ),
      later.emergency(
        "Police, ambulance, fire, from a mobile phone",
        "112",
        "https://trekmedics.org/database/south_africa/",
        "https://statuscheck.co.za/?p=14569",
      ),
      crisis("SADAG Suicide Crisis Line", "0800 567 567", {
        about: "Or text 31393.",
        website: "https://www.sadag.org",
        sources: [
          "https://www.thedailyvox.co.za/important-resources-for-the-lockdown/",
          WORLD_LIST,
        ],
      }),
      violence("Gender-Based Violence Command Centre", "0800 428 428", {
        about: "24 hours a day, free.",
        website: "http://gbv.org.za",
        sources: [
          "http://gbv.org.za/about-us",
          "https://www.capetalk.co.za/articles/383281/gbv-call-centre-received-over-120-000-calls-in-the-first-three-weeks-of-lockdown",
        ],
      }),
    ],
  },
} as const satisfies Record<string, CountryHelp>;
