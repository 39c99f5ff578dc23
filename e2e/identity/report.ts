/** What this check cannot know. Printed after every run, so that nobody takes it for more than it is. */
export const NOT_EXERCISED = [
  'las pantallas de consentimiento de Google y de Facebook, ni sus permisos (el correo que Facebook puede no dar);',
  `el script verdadero de https://apis.google.com/js/api.js: aquí lo sustituye uno mínimo, así que tampoco se sabe si
    el verdadero cabe en la CSP del sitio;`,
  'la página /__/auth/handler del dominio de Firebase, con sus encabezados: COOP solo se probó con el emulador;',
  'los dominios autorizados del proyecto (auth/unauthorized-domain) y si su clave sirve (auth/invalid-api-key);',
  `las direcciones de producción en la CSP (identitytoolkit, securetoken y el dominio de Firebase): en este armado las
    sustituye la del emulador;`,
  'otros navegadores que Chromium, teléfonos, y los que bloquean las cookies de terceros;',
  'el service worker del sitio, que aquí está apagado;',
  'la API en PHP: contesta el servidor simulado.',
]
