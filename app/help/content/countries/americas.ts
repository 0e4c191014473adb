import { type CountryHelp, confirmedOn } from "../help-line.ts";

const { crisis, violence, emergency } = confirmedOn("2026-11-23");
const later = confirmedOn("2026-11-25");
const WORLD_LIST = "https://github.com/DennisGross/aidlines/blob/main/data.js";

export const americas = {
  BR: {
    name: "Brazil",
    lines: [
      emergency(
        "Police",
        "190",
        "https://bastidoresdaemergencia.com.br/190-192-e-193-como-funcionam-os-numeros-que-salvam-vidas",
        "https://www.em.com.br/nacional/2025/11/7299686-violencia-contra-a-mulher-conheca-os-canais-de-denuncia-e-apoio.html",
      ),
      emergency(
        "Ambulance (SAMU)",
        "192",
        "http://projetopolitique.com.br/chama-o-samu-os-numeros-de-emergencia-que-voce-precisa-saber-e-quando-usa-los-2/",
        "https://shunculture.com/article/do-they-have-911-in-brazil",
      ),
      crisis("Centro de Valorização da Vida (CVV)", "188", {
        about: "24 hours a day, free.",
        website: "https://www.cvv.org.br",
        sources: [
          "https://horahnoticia.com.br/boa-noticia-cvv-188-atende-gratuitamente-em-todo-o-pais-inclusive-marilia/",
          "https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/",
        ],
      }),
      violence("Ligue 180 (for women)", "180", {
        about: "24 hours a day, free. Portuguese, English, and Spanish.",
        sources: [
          "https://www.em.com.br/nacional/2025/11/7299686-violencia-contra-a-mulher-conheca-os-canais-de-denuncia-e-apoio.html",
          "https://radiowebcadeiracativa.com.br/noticia/2102830/ligue-180-completa-20-anos-de-combate-violencia-contra-mulheres",
        ],
      }),
    ],
  },
  MX: {
    name: "Mexico",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "911",
        "https://www.elmanana.com/noticias/nacional/instituciones-de-salud-mental-en-mexico-servicios-gratuitos/6020415",
        WORLD_LIST,
      ),
      crisis("Línea de la Vida", "800 911 2000", {
        about: "24 hours a day, free. Also about violence.",
        sources: [
          "https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/",
          "https://www.elmanana.com/noticias/nacional/instituciones-de-salud-mental-en-mexico-servicios-gratuitos/6020415",
        ],
      }),
    ],
  },
  AR: {
    name: "Argentina",
    lines: [
      emergency(
        "Police, ambulance",
        "911",
        "https://pagina12.com.ar/349828-los-llamados-a-la-linea-144-aumentaron-un-12-9-respecto-del-",
        WORLD_LIST,
      ),
      crisis("Salud mental (Ministerio de Salud)", "0800 999 0091", {
        about: "24 hours a day, free.",
        sources: [
          "https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/",
          "https://www.ospia.org.ar/?p=1635",
        ],
      }),
      crisis("Centro de Asistencia al Suicida", "(011) 5275-1135", {
        website: "https://www.asistenciaalsuicida.org.ar",
        sources: [
          "https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/",
          "https://github.com/sashabaranov/suicide-hotlines/blob/main/suicide-hotlines.json",
        ],
      }),
      violence("Línea 144", "144", {
        about: "24 hours a day, free.",
        sources: [
          "https://www.telam.com.ar/notas/202309/640470-linea-144-violencia-de-genero.html",
          "https://pagina12.com.ar/349828-los-llamados-a-la-linea-144-aumentaron-un-12-9-respecto-del-",
        ],
      }),
    ],
  },
  CL: {
    name: "Chile",
    lines: [
      emergency(
        "Police (Carabineros)",
        "133",
        "https://stg.chile.travel/pt-br/dicas-uteis/precaucoes-de-seguranca",
        "https://visitchile.com.br/guias-chile/guia-de-viaje/seguridad",
      ),
      later.emergency(
        "Ambulance (SAMU)",
        "131",
        "https://elsoldeiquique.cl/el-numero-de-emergencia-911-un-salvavidas-que-sudamerica-adopta-y-chile-necesita/",
        "https://www.latercera.com/nacional/noticia/pinera-anuncia-iniciativa-para-crear-el-primer-sistema-integrado-de-atencion-de-emergencias-del-pais/IYLDL4TRDJHU7CZS6TPJHFHYVU/",
      ),
      crisis("Línea de prevención del suicidio", "*4141", {
        about: "From a mobile phone, 24 hours a day, free.",
        sources: [
          "https://www.latercera.com/nacional/noticia/fono-4141-de-prevencion-del-suicidio-mas-de-227000-llamadas-atendidas-en-tres-anos/",
          "https://www.radiopolar.com/salud-mental-prevencion-suicidio-foco-especialistas-refuerzan-linea-4141-region",
        ],
      }),
      later.violence("SernamEG: violence against women", "1455", {
        about: "Monday to Friday from 8 a.m. to midnight, free.",
        website: "https://www.sernameg.gob.cl",
        sources: [
          "https://minmujeryeg.gob.cl/?page_id=4023",
          "https://regionesnoticias.cl/antofagasta/2024/03/13/sernameg-refuerza-informacion-sobre-los-canales-de-orientacion-y-denuncia-en-casos-de-violencia-de-genero/36320/amp",
        ],
      }),
    ],
  },
  CO: {
    name: "Colombia",
    lines: [
      emergency(
        "Police, fire, ambulance",
        "123",
        "https://www.radiosantafe.com/2026/02/14/una-llamada-a-la-linea-purpura-en-bogota-puede-cambiarlo-todo-tome-nota/",
        "https://www.seguimiento.co/node/51966",
      ),
      crisis("Línea 106", "106", {
        about: "24 hours a day. Some cities have a number of their own.",
        sources: [
          "https://www.semana.com/nacion/articulo/se-siente-solo-llame-a-estas-lineas-para-recibir-atencion-sobre-salud-mental/202644/",
          "http://www.bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106",
        ],
      }),
      violence("Línea 155 (for women)", "155", {
        about: "24 hours a day, free.",
        sources: [
          "https://www.seguimiento.co/node/51966",
          "https://fucsia.co/amp/estilo-de-vida/relaciones/articulo/como-saber-si-se-esta-en-una-relacion-toxica/202343",
        ],
      }),
    ],
  },
} as const satisfies Record<string, CountryHelp>;
