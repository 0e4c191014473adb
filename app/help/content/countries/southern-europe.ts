import { type CountryHelp, confirmedOn } from "../help-line.ts";

const { crisis, violence, emergency } = confirmedOn("2026-11-23");
const WORLD_LIST = "https://github.com/DennisGross/aidlines/blob/main/data.js";
const EUROPE_112 =
  "https://www.iamexpat.nl/expat-info/emergency-numbers/112-european-emergency-number";

export const southernEurope = {
  ES: {
    name: "Spain",
    lines: [
      emergency("Police, fire, ambulance", "112", EUROPE_112, WORLD_LIST),
      crisis("Línea 024", "024", {
        about: "24 hours a day, free.",
        sources: [
          "https://maldita.es/index.php/malditaciencia/20220510/024-numero-telefono-atencion-suicidio-espana-gratuito",
          "https://elespanol.com/espana/20220210/telefono-gratuito-024-suicidio-mayo/649185102_0.amp.html",
        ],
      }),
      crisis("Teléfono de la Esperanza", "717 003 717", {
        website: "https://telefonodelaesperanza.org",
        sources: [
          "https://maldita.es/index.php/malditaciencia/20220510/024-numero-telefono-atencion-suicidio-espana-gratuito",
          "https://www.laopiniondemalaga.es/malaga/2017/09/05/telefono-esperanza-abre-linea-movil/953654.html",
        ],
      }),
      violence("016 (for women)", "016", {
        about: "24 hours a day, free. 53 languages. Or WhatsApp: 600 000 016.",
        website: "https://violenciagenero.igualdad.gob.es",
        sources: [
          "https://www.europapress.es/epsocial/igualdad/noticia-suben-levemente-consultas-016-primer-semestre-2025-59317-casi-330-diarias-20250807133253.html",
          "https://elmirondesoria.es/nacional/politica/el-servicio-016-recibe-59-317-consultas-de-enero-a-junio",
        ],
      }),
    ],
  },
  IT: {
    name: "Italy",
    lines: [
      emergency(
        "All emergencies",
        "112",
        "https://www.harmoniamentis.it/cont/come-affrontare-lo-stalking/3502/vittime-stalking-possono-trovare-aiuto.asp",
        EUROPE_112,
      ),
      crisis("Telefono Amico Italia", "02 2327 2327", {
        about: "Every day until midnight.",
        website: "https://www.telefonoamico.it",
        sources: [
          "https://www.agensir.it/?p=1502724",
          "https://www.fanpage.it/attualita/cose-e-come-funziona-telefono-amico-portato-sul-palco-di-sanremo-da-la-sad/",
        ],
      }),
      violence("1522 Antiviolenza e Stalking (for women)", "1522", {
        about: "24 hours a day, free. Eleven languages, among them English.",
        website: "https://www.1522.eu",
        sources: [
          "https://www.1522.eu/cose-1522/?lang=en",
          "https://www.comune.sangiorgiobigarello.mn.it/it/news/1602584",
        ],
      }),
    ],
  },
  PT: {
    name: "Portugal",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "112",
        "https://protecaocivil.sintra.pt/noticias/novas-linhas-de-apoio-para-vitimas-de-violencia-domestica",
        EUROPE_112,
      ),
      crisis("Linha Nacional de Prevenção do Suicídio", "1411", {
        about: "24 hours a day.",
        sources: [
          "https://24noticias.sapo.pt/atualidade/artigos/nova-linha-nacional-para-prevencao-do-suicidio-entra-em-funcionamento-como-funciona",
          "https://www.dn.pt/sociedade/linha-de-apoio-%C3%A0-preven%C3%A7%C3%A3o-do-suic%C3%ADdio-entrou-em-funcionamento-e-tem-o-n%C3%BAmero-1411",
        ],
      }),
      violence("Serviço de Informação a Vítimas de Violência Doméstica", "800 202 148", {
        about: "24 hours a day, free. Or text 3060.",
        website: "https://www.cig.gov.pt",
        sources: [
          "https://cig.gov.pt/?p=27436",
          "https://www.lisbonproject.org/post/domestic-violence",
        ],
      }),
      violence("APAV, Linha de Apoio à Vítima", "116 006", {
        about: "Free.",
        website: "https://apav.pt",
        sources: [
          "https://protecaocivil.sintra.pt/noticias/novas-linhas-de-apoio-para-vitimas-de-violencia-domestica",
          "https://ofertasdeemprego.pt/recursos/apoio-em-portugal-linhas-de-ajuda-e-organizacoes-para-vitimas-de-violencia-domestica",
        ],
      }),
    ],
  },
} as const satisfies Record<string, CountryHelp>;
