import type { QueryClient } from '@tanstack/react-query'
import type { BegunIntent, Intent, IntentKind } from '../../../domain/account/intent.ts'
import { CUSTOMER_SERVICE_STORE, withText } from '../../../domain/messaging/messaging.ts'
import { writeOutcome } from '../../../domain/result.ts'
import { showDialog } from '../../site/dialogs.ts'
import { askFavourites, findFavourite } from '../../data/favourites.ts'
import { here } from '../../site/login.tsx'
import { matchPath, paths, type PathName } from '../../site/paths.ts'
import type { Services } from '../../data/services.ts'
import { notices, notify } from '../../notices/toasts.ts'

interface Site {
  services: Services
  queries: QueryClient
  navigate: (path: string) => void
}

interface Login extends Site, Pick<BegunIntent, 'path' | 'stage'> {
  /** An e-mail. */
  user: string
  /** Does nothing where the visitor followed a link of their own. */
  goTo: (path: string) => void
}

interface Row<Kind extends IntentKind> {
  /** The reason to log in; empty where the screen says it. */
  asks: (intent: Intent<Kind>) => string
  /** Rejects without having begun where its code cannot be fetched. */
  complete: (login: Login, intent: Intent<Kind>) => void | Promise<void>
}

const screenOf = (path: string) => matchPath(path.split(/[?#]/)[0] ?? '')

/** The customer service is no maker. */
const chatReason = (storeId: string | undefined) =>
  storeId === CUSTOMER_SERVICE_STORE ? 'Ingresa para escribirnos.' : 'Ingresa para escribirle al fabricante.'
const SCREENS: Partial<Record<PathName, string>> = {
  inbox: 'Ingresa para ver tus mensajes.',
  favourites: 'Ingresa para ver tus favoritos.',
  profile: 'Ingresa para ver tu perfil y tus pedidos.',
}
const ORDER = () => 'Ingresa para enviar tu pedido. Está guardado.'

const addFavourite = async ({ services, queries, user }: Login, productId: string) => {
  const outcome = writeOutcome(await services.favourites.add({ user, productId }))
  // The list decides where nobody can tell whether it was added.
  const reread = outcome.kind === 'unknown' ? await findFavourite(services, queries, { user, productId }) : null
  if (reread === null) await askFavourites(queries, user)
  const failure = outcome.kind === 'done' || (reread?.ok === true && reread.value) ? null : outcome.failure
  // An ended session has its own notice, and another user is told nothing.
  if (failure?.kind === 'unauthorised' || services.currentSession.user() !== user) return
  notify(failure === null ? notices.favouriteCompleted() : notices.failedTo('favourite', failure))
}

/** An intent waits for a login: its reason and its completion. */
const INTENTS: { readonly [Kind in IntentKind]: Row<Kind> } = {
  favourite: {
    asks: () => 'Ingresa para guardar este producto en tus favoritos.',
    complete: (login, { productId }) => {
      login.goTo(login.path)
      void addFavourite(login, productId)
    },
  },
  go: {
    asks: ({ path }) => {
      const screen = screenOf(path)
      if (screen?.name === 'chat') return chatReason(screen.params['tienda'])
      return (screen && SCREENS[screen.name]) ?? ''
    },
    complete: ({ goTo }, { path }) => goTo(path),
  },
  // The drawer opens on any screen; a navigation would close it.
  draft: { asks: ORDER, complete: () => showDialog('orders') },
  order: {
    asks: ORDER,
    complete: async ({ services, user }, { clientId }) => {
      const [{ createOrderDrafts }, { createOrderSending }, { submitOrder }] = await Promise.all([
        import('../../../application/order-drafts.ts'),
        import('../../../application/order-sending.ts'),
        import('../../../application/submit-order.ts'),
      ])
      showDialog('orders')
      const draft = services.once(createOrderDrafts).find(user, clientId)
      // The prices were read when the order was sent before the session ended.
      if (draft !== undefined) void submitOrder(services, services.once(createOrderSending), user, draft, true)
    },
  },
  message: {
    asks: () => 'Ingresa para enviar tu mensaje. Está guardado.',
    complete: async ({ services, user, goTo }, { storeId, clientId }) => {
      const { createMessageOutbox } = await import('../../../application/message-outbox.ts')
      goTo(paths.chat(storeId))
      void services.once(createMessageOutbox).retry({ user, storeId }, clientId)
    },
  },
  chat: {
    asks: ({ storeId }) => chatReason(storeId),
    complete: ({ services: { visits, messageStores }, user, path, stage, goTo }, { storeId, productId, text = '' }) => {
      messageStores.draft(user, storeId).edit((draft) => withText(draft, text))
      if (stage === 'elsewhere') return
      if (productId === null) visits.storeContact({ storeId, user })
      else visits.productContact({ productId, user })
      // The chat keeps the product's colour.
      goTo(paths.chat(storeId, productId, new URLSearchParams(path.split('?')[1]).get('color') ?? ''))
    },
  },
  whatsapp: {
    asks: () => 'Ingresa para abrir el WhatsApp del fabricante.',
    complete: ({ goTo, path }) => goTo(path),
  },
  contact: {
    asks: () => 'Ingresa para ponerte en contacto con el fabricante.',
    complete: ({ goTo, path }) => goTo(path),
  },
}

const rowOf = <Kind extends IntentKind>({ kind }: { kind: Kind }): Row<Kind> => INTENTS[kind]

export const reasonFor = (intent: Intent) => rowOf(intent).asks(intent)

export const completeIntent = (site: Site, user: string, { intent, path, stage }: BegunIntent) => {
  const goTo = (target: string) => {
    // The stored path may have been manipulated: only go to screens of this site.
    if (stage === 'due' && target !== here() && screenOf(target) !== null) site.navigate(target)
  }
  return rowOf(intent).complete({ ...site, user, path, stage, goTo }, intent)
}
