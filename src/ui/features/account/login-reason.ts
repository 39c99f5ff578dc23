import type { Intent } from '../../../domain/account/intent.ts'
import { matchPath } from '../../lib/paths.ts'

const SCREENS: Readonly<Record<string, string>> = {
  mensajes: 'Ingresa para ver tus mensajes.',
  favoritos: 'Ingresa para ver tus favoritos.',
  perfil: 'Ingresa para ver tu perfil y tus pedidos.',
  chat: 'Ingresa para escribirle al fabricante.',
}

/** Why the visitor is asked to log in; empty if the login was opened directly. */
export const loginReason = (intent: Intent | null): string => {
  switch (intent?.kind) {
    case undefined:
      return ''
    case 'favourite':
      return 'Ingresa para guardar este producto en tus favoritos.'
    case 'orders':
    case 'order':
      return 'Ingresa para enviar tu pedido. Está guardado.'
    case 'message':
      return 'Ingresa para enviar tu mensaje. Está guardado.'
    case 'whatsapp':
      return 'Ingresa para abrir el WhatsApp del fabricante.'
    case 'chat':
      return 'Ingresa para escribirle al fabricante.'
    case 'contact':
      return 'Ingresa para ponerte en contacto con el fabricante.'
    case 'go': {
      const [path = ''] = intent.path.split(/[?#]/)
      return matchPath(path) === null ? '' : (SCREENS[path.split('/')[1] ?? ''] ?? '')
    }
  }
}
