import { type CountryHelp, confirmedOn } from "../help-line.ts";

const { crisis, violence, emergency } = confirmedOn("2026-11-23");
const later = confirmedOn("2026-11-27");
const WORLD_LIST = "https://github.com/DennisGross/aidlines/blob/main/data.js";

export const englishSpeaking = {
  US: {
    name: "United States",
    lines: [
      later.emergency(
        "Police, fire, ambulance",
        "911",
        "https://santarosa.fl.gov/FAQ.aspx?QID=106",
        "https://www.co.pine.mn.us/departments/sheriff/calling_9-1-1.php",
      ),
      crisis("988 Suicide & Crisis Lifeline", "988", {
        about: "Call or text, 24 hours a day, free. English and Spanish.",
        website: "https://988lifeline.org",
        sources: [
          "https://hcfl.gov/residents/parks-and-leisure/mindful-mondays/national-crisis-help-line",
          "https://familyandcaregivertoolkit.org/988-crisis-lifeline",
        ],
      }),
      violence("National Domestic Violence Hotline", "1-800-799-7233", {
        about: "24 hours a day, free. More than 200 languages. Or text START to 88788.",
        website: "https://www.thehotline.org",
        sources: [
          "https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts",
          "https://en.wikipedia.org/wiki/National_Domestic_Violence_Hotline",
        ],
      }),
    ],
  },
  CA: {
    name: "Canada",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "911",
        "https://www1.brampton.ca/EN/residents/Emergency-Management/Pages/About-911.aspx",
        "https://familymedicine.queensu.ca/home/global_health/refugee_health_initiative/newcomers/emergency_medical_needs",
      ),
      crisis("9-8-8: Suicide Crisis Helpline", "988", {
        about: "Call or text, 24 hours a day. English and French.",
        website: "https://988.ca",
        sources: [
          "https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html",
          "https://cmhasaskatoon.ca/9-8-8/",
        ],
      }),
    ],
    sites: [{ name: "ShelterSafe: shelters by province", website: "https://sheltersafe.ca" }],
  },
  GB: {
    name: "United Kingdom",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "999",
        "https://www.centre56.org.uk/domestic-abuse",
        WORLD_LIST,
      ),
      crisis("Samaritans", "116 123", {
        about: "Free from any phone.",
        website: "https://www.samaritans.org",
        sources: [
          "https://www.samaritans.org/how-we-can-help/contact-samaritan/",
          "https://www.thegayuk.com/are-there-helplines-for-male-domestic-abuse-survivors/",
        ],
      }),
      violence("National Domestic Abuse Helpline (Refuge)", "0808 2000 247", {
        about: "24 hours a day, free.",
        website: "https://www.nationaldahelpline.org.uk",
        sources: [
          "https://www.refuge.org.uk/category/news/",
          "https://www.centre56.org.uk/domestic-abuse",
        ],
      }),
      violence("Men’s Advice Line", "0808 801 0327", {
        website: "https://mensadviceline.org.uk",
        sources: [
          "https://www.centre56.org.uk/domestic-abuse",
          "https://www.thegayuk.com/are-there-helplines-for-male-domestic-abuse-survivors/",
        ],
      }),
    ],
  },
  IE: {
    name: "Ireland",
    lines: [
      emergency(
        "Gardaí, fire, ambulance",
        "112",
        "https://extra.ie/2020/04/01/news/irish-news/help-domestic-abuse-victims",
        "https://www.iamexpat.nl/expat-info/emergency-numbers/112-european-emergency-number",
      ),
      emergency(
        "Gardaí, fire, ambulance",
        "999",
        "https://extra.ie/2020/04/01/news/irish-news/help-domestic-abuse-victims",
        WORLD_LIST,
      ),
      crisis("Samaritans", "116 123", {
        about: "24 hours a day, free.",
        website: "https://www.samaritans.org/ireland/",
        sources: [
          "https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014",
          "https://www.irishexaminer.com/breakingnews/ireland/samaritans-answer-29m-calls-since-2014-charity-to-play-crucial-role-in-new-mental-help-phone-service-914684.html",
        ],
      }),
      later.violence("Women’s Aid", "1800 341 900", {
        about: "24 hours a day, free.",
        website: "https://www.womensaid.ie",
        sources: [
          "https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/",
          "https://gov.ie/ga/an-roinn-dl%C3%AD-agus-cirt/foilseachain/information-for-survivors-of-domestic-violence",
        ],
      }),
    ],
  },
  AU: {
    name: "Australia",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "000",
        "https://www.healthdirect.gov.au/mental-health-crisis-support",
        "https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services",
      ),
      crisis("Lifeline", "13 11 14", {
        about: "24 hours a day.",
        website: "https://www.lifeline.org.au",
        sources: [
          "https://www.healthdirect.gov.au/mental-health-crisis-support",
          "https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services",
        ],
      }),
      crisis("Beyond Blue", "1300 22 4636", {
        about: "24 hours a day.",
        website: "https://www.beyondblue.org.au",
        sources: [
          "https://www.healthdirect.gov.au/mental-health-crisis-support",
          "https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services",
        ],
      }),
      violence("1800RESPECT", "1800 737 732", {
        about: "24 hours a day, free.",
        website: "https://1800respect.org.au",
        sources: [
          "https://www.servicesaustralia.gov.au/help-from-other-places-for-family-and-domestic-violence",
          "https://fral.org.au/faq/family-safety",
        ],
      }),
    ],
  },
  NZ: {
    name: "New Zealand",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "111",
        "https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/",
        "https://womensrefuge.org.nz/get-help/",
      ),
      crisis("1737, need to talk?", "1737", {
        about: "Call or text, 24 hours a day, free.",
        website: "https://1737.org.nz",
        sources: [
          "https://www.pegasus.health.nz/?p=6300",
          "https://www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm",
        ],
      }),
      violence("Women’s Refuge", "0800 733 843", {
        about: "24 hours a day, free.",
        website: "https://womensrefuge.org.nz",
        sources: [
          "https://womensrefuge.org.nz/get-help/",
          "https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/",
        ],
      }),
      violence("Shine Helpline", "0508 744 633", {
        about: "Free from any phone.",
        website: "https://www.2shine.org.nz",
        sources: [
          "https://www.2shine.org.nz/news/help-is-available-during-covid-19-traffic-light-settings/",
          "https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/",
        ],
      }),
    ],
  },
} as const satisfies Record<string, CountryHelp>;
