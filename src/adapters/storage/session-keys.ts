// Constants of their own: the page's head needs these two alone.
const NAME = 'puntada_name'
const MAIL = 'puntada_mail'
/** The storage keys of a session's fields, each a JSON text. */
export const SESSION_KEYS = { name: NAME, mail: MAIL, phone: 'puntada_phone' } as const

/** The stored user id; '' where nobody is logged in, or nothing can be read. */
export const storedUser = (storage: () => Pick<Storage, 'getItem'>) => {
  try {
    const [name, mail] = [NAME, MAIL].map((key) => JSON.parse(storage().getItem(key) ?? '""') as unknown)
    return typeof name === 'string' && name.trim() !== '' && typeof mail === 'string' ? mail : ''
  } catch {
    return ''
  }
}
