import type { Conversation, Message, MessagingPort } from '../../src/domain/messaging/messaging.ts'
import { foldText, isBlank } from '../../src/domain/text.ts'
import { answerDelay, answerTo } from './store-replies.ts'
import { answering, Refusal, requireUser, userId, where, type SimulationContext } from './reply.ts'

type NewMessage = Readonly<{
  user: string
  storeId: string
  from: 'user' | 'store'
  text: string
  /** In ms since 1970; a message of the future appears when its time comes. */
  at: number
  clientId?: string
  productId?: string
}>

export const addMessage = ({ db }: Pick<SimulationContext, 'db'>, message: NewMessage) => {
  const last = db.message.getAll().reduce((most, { id }) => Math.max(most, Number(id)), 0)
  db.message.create({ clientId: '', productId: '', ...message, id: String(last + 1), read: message.from === 'user' })
}

export const memoryMessaging = (context: SimulationContext) => {
  const { db, shop, now, save } = context
  const arrived = (user: string) =>
    db.message
      .findMany({ where: { ...where({ user: userId(user) }).where, at: { lte: now() } } })
      .sort((a, b) => a.at - b.at || Number(a.id) - Number(b.id))
  const thread = (user: string, storeId: string, from: 'user' | 'store') =>
    arrived(user).filter((message) => message.storeId === storeId && message.from === from)
  const plain = (messages: ReturnType<typeof thread>): readonly Message[] =>
    messages.map(({ id, from, text, at, productId }) => ({
      id,
      from: from as 'user' | 'store',
      text,
      at,
      productId: productId || null,
    }))

  return answering<MessagingPort>(context, {
    inbox({ user }) {
      const conversations = new Map<string, Conversation & { readonly lastAt: number }>()
      for (const { storeId, text, at, from, read } of arrived(user)) {
        const store = shop.store(storeId)
        if (store === undefined) continue
        const { name, logo } = store
        const unread = (conversations.get(storeId)?.unread ?? 0) + (from === 'store' && !read ? 1 : 0)
        conversations.set(storeId, { storeId, storeName: name, logo, lastText: text, lastAt: at, unread })
      }
      return [...conversations.values()].sort((a, b) => b.lastAt - a.lastAt)
    },
    sentTo: ({ user, storeId }) => plain(thread(user, storeId, 'user')),
    // The API has no call that marks a message as read: reading the answers marks them.
    receivedFrom({ user, storeId }) {
      const messages = thread(user, storeId, 'store')
      const unread = messages.filter(({ read }) => !read)
      for (const { id } of unread) db.message.update({ ...where({ id }), data: { read: true } })
      if (unread.length > 0) save()
      return plain(messages)
    },
    send({ user: mail, storeId, text, productId, clientId }) {
      const user = requireUser(mail)
      const store = shop.store(storeId)
      if (store === undefined) throw new Refusal('No encontramos a ese fabricante.')
      if (isBlank(text)) throw new Refusal('Escribe un mensaje.')
      if (clientId !== '' && db.message.findFirst(where({ clientId, user })) !== null) return
      const folded = foldText(text)
      // A message without a product id is about the model that it names.
      const about =
        productId ??
        shop.ofStore(storeId).find(({ name }) => folded.includes(foldText(name.split(' ').slice(0, 2).join(' '))))?.id
      const product = about === undefined ? undefined : shop.detail(about)
      addMessage(context, { user, storeId, from: 'user', text, at: now(), clientId, productId: productId ?? '' })
      const answer = answerTo(text, store, product)
      addMessage(context, { user, storeId, from: 'store', text: answer, at: now() + answerDelay(text) })
      save()
    },
  })
}
