/** Under which the browser keeps a session, each a JSON text. */
export const SESSION_KEYS = { name: 'puntada_name', mail: 'puntada_mail', phone: 'puntada_phone' } as const
