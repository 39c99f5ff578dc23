import { toast } from 'react-hot-toast/headless'
import type { Failure } from '../../domain/result.ts'
import { actionText, failureText, type Action } from './failure-text.ts'

/** A toast has a title and a message. Errors interrupt screen readers, others wait. */
export interface Notice {
  title: string
  message: string
  tone: 'error' | 'done'
}

const error = (message: string, title = 'Aviso'): Notice => ({ title, message, tone: 'error' })
const done = (message: string, title = 'Aviso'): Notice => ({ title, message, tone: 'done' })

/** Section 8: the texts of all toasts. */
export const notices = {
  connectionFailed: () => error('Error al conectar al sitio'),
  loginIncomplete: () => error('Debes completar todos los datos de tu registro.'),
  loginVerified: () => done('Tus datos se verificaron.'),
  loggedIn: (email: string) => done(`Se ha iniciado sesión con ${email}`, 'Aviso de inicio de sesión'),
  searchEmpty: () => error('Escribe el nombre del producto.'),
  newsletterEmpty: () => error('Escribe tu correo electrónico.'),
  newsletterDone: () => done('Te has suscrito al NEWSLETTER.'),
  addressUnknown: () => error('Esa dirección no existe. Te trajimos al inicio.'),
  failed: (failure: Failure) => error(failureText(failure)),
  failedTo: (action: Action, failure: Failure) => error(actionText(action, failure)),
  identity: (text: string) => error(text),
  sessionNotStored: () =>
    error(
      'Tu navegador no permite guardar tu sesión: durará hasta que cierres esta pestaña. Para ' +
        'conservarla, activa las cookies de este sitio.',
    ),
  sessionEnded: () => error('Tu sesión terminó. Ingresa otra vez y sigues donde estabas.'),
  accountCreated: () => done('Tu cuenta quedó creada.'),
  favouriteCompleted: () => done('El producto que elegiste ya está en tus favoritos.'),
  orderUnknown: (recipient: string) =>
    error(`No sabemos si tu pedido ${recipient} se envió. Abre «Pedido» para ver qué hacer.`, 'Tu pedido'),
  favouriteNotChanged: () => error('No se guardó el cambio en tus favoritos. Inténtalo de nuevo.'),
  linkCopied: () => done('Copiamos el enlace. Pégalo donde quieras compartirlo.'),
  shareFailed: () => error('No se pudo compartir. Copia la dirección de tu navegador.'),
} as const

/** How long a toast stays, in milliseconds: errors long enough to be read twice. */
const STAY_MS = { error: 8000, done: 5000 } as const

/** What each toast says: the library's store has no field for a title. */
const shown = new Map<string, Notice>()
export const noticeOf = (id: string): Notice | undefined => shown.get(id)

/** Shows a toast. The same text twice is one toast. */
export const notify = (notice: Notice): void => {
  const id = `${notice.title}|${notice.message}`
  shown.set(id, notice)
  toast(notice.message, { id, duration: STAY_MS[notice.tone] })
}

export const clearNotices = (): void => toast.dismiss()
