import { toast } from 'react-hot-toast/headless'
import type { Failure } from '../../domain/result.ts'
import { dateText, timeText } from '../kit/dates.ts'
import { actionText, failureText, type Action } from './failure-text.ts'

export interface Notice {
  title: string
  message: string
  tone: 'error' | 'done' | 'news'
  /** The subject, where a later notice or its known outcome takes the place of this one. */
  about?: string
  action?: { label: string; run: () => void } | null | undefined
  loadsAgain?: boolean
}

const of =
  (tone: Notice['tone']) =>
  (message: string, title = 'Aviso'): Notice => ({ title, message, tone })
const [error, done, news] = [of('error'), of('done'), of('news')]
const failed = (message: string, { kind }: Failure): Notice => ({ ...error(message), loadsAgain: kind === 'page' })

/** `ms`: when the oldest stored answer in sight was new, since 1970; 0 if unknown, null if none is in sight. */
const pricesOf = (ms: number | null) => {
  if (ms === null) return ''
  return ms === 0 ? ' Los precios pueden haber cambiado.' : ` Los precios son del ${dateText(ms)}, ${timeText(ms)}`
}

/** The texts of all toasts: those of section 8, and those of the connection. */
export const notices = {
  connectionFailed: () => error('Error al conectar al sitio'),
  loginIncomplete: () => error('Debes completar todos los datos de tu registro.'),
  loginVerified: () => done('Tus datos se verificaron.'),
  loggedIn: (mail: string) => done(`Se ha iniciado sesión con ${mail}`, 'Aviso de inicio de sesión'),
  searchEmpty: () => error('Escribe el nombre del producto.'),
  newsletterEmpty: () => error('Escribe tu correo electrónico.'),
  newsletterDone: () => ({ ...done('Te has suscrito al NEWSLETTER.'), about: 'newsletter' }),
  addressUnknown: () => error('Esa dirección no existe. Te trajimos al inicio.'),
  failed: (failure: Failure) => failed(failureText(failure), failure),
  /** `about`: the subject, where the action does not say which of several. */
  failedTo: (action: Action, failure: Failure, about: string = action) => ({
    ...failed(actionText(action, failure), failure),
    about,
  }),
  identity: (text: string) => error(text),
  sessionNotStored: () =>
    error(
      'Tu navegador no permite guardar tu sesión: al recargar o cerrar la página puede terminar. Para ' +
        'conservarla, activa las cookies de este sitio.',
    ),
  /** `run` opens the login, where it did not open by itself. */
  sessionEnded: (run?: () => void): Notice => ({
    ...error('Tu sesión terminó. Ingresa otra vez y sigues donde estabas.'),
    action: run && { label: 'Ingresar', run },
  }),
  accountCreated: () => ({ ...done('Tu cuenta quedó creada.'), about: 'signUp' }),
  favouriteCompleted: () => done('El producto que elegiste ya está en tus favoritos.'),
  orderUnknown: (recipient: string, about: string) => ({
    ...error(`No sabemos si tu pedido ${recipient} se envió. Abre «Pedido» para ver qué hacer.`, 'Tu pedido'),
    about,
  }),
  /** `seeOrder`: null where the order is in sight. */
  addedToOrder: (text: string, seeOrder: (() => void) | null): Notice => ({
    ...done(text),
    action: seeOrder && { label: 'Ver pedido', run: seeOrder },
  }),
  favouriteNotChanged: () => error('No se guardó el cambio en tus favoritos. Inténtalo de nuevo.'),
  linkCopied: () => done('Copiamos el enlace. Pégalo donde quieras compartirlo.'),
  versionWaits: (run: () => void) => ({
    ...news('Hay una versión nueva de Puntada.'),
    action: { label: 'Actualizar', run },
  }),
  offline: (ms: number | null) => news(`Sin conexión: el catálogo se ve como la última vez.${pricesOf(ms)}`),
  stored: (ms: number) => news(`El servidor no contesta: se ve lo guardado.${pricesOf(ms)}`),
  shareFailed: () => error('No se pudo compartir. Copia la dirección de tu navegador.'),
} as const

/** How long a toast stays, in milliseconds: errors long enough to be read twice, news until they are put away. */
const STAY_MS = { error: 8000, done: 5000, news: Number.POSITIVE_INFINITY } as const

/** The notice of each toast: the library's store has no field for a title. */
const noticesById = new Map<string, Notice>()
export const noticeOf = (id: string) => noticesById.get(id)

const NEWS = 'news'

/** The toasts of doubts and failures by their subject: several may share one text. */
const subjectToasts = new Map<string, string>()

/** Takes away the toast of a subject whose outcome is known. */
export const settle = (about: string) => {
  const id = subjectToasts.get(about)
  subjectToasts.delete(about)
  if (id !== undefined && ![...subjectToasts.values()].includes(id)) toast.dismiss(id)
}

/** Shows a toast. The same text twice is one toast; news take the place of other news. */
export const notify = (notice: Notice) => {
  const id = notice.tone === 'news' ? NEWS : `${notice.title}|${notice.message}`
  if (notice.about !== undefined) {
    settle(notice.about)
    subjectToasts.set(notice.about, id)
  }
  noticesById.set(id, notice)
  toast(notice.message, { id, duration: STAY_MS[notice.tone] })
}

export const clearNews = () => toast.dismiss(NEWS)

export const clearNotices = () => {
  subjectToasts.clear()
  for (const id of noticesById.keys()) if (id !== NEWS) toast.dismiss(id)
}

export const forgetNotices = () => {
  subjectToasts.clear()
  toast.removeAll()
}
