import type { Conversation, Message, MessagingPort } from '../../src/domain/messaging/messaging.ts'
import { foldText, isBlank } from '../../src/domain/text.ts'
import type { SimulationContext } from './context.ts'
import { answerDelay, answerTo } from './answers.ts'
import { Refusal, replying, requireUser, userId } from './reply.ts'

type NewMessage = Readonly<{
  user: string
  storeId: string
  from: 'user' | 'store'
  text: string
  /** ms since 1970; a message of the future appears when its time comes. */
  at: number
  clientId?: string
  productId?: string
}>

export const addMessage = ({ db }: Pick<SimulationContext, 'db'>, message: NewMessage) => {
  const last = db.message.getAll().reduce((most, { id }) => Math.max(most, Number(id)), 0)
  db.message.create({ clientId: '', productId: '', ...message, id: String(last + 1), read: message.from === 'user' })
}

export const memoryMessaging = (context: SimulationContext): MessagingPort => {
  const reply = replying(context)
  const { db, shop, now, save } = context
  const arrived = (user: string) =>
    db.message
      .findMany({ where: { user: { equals: userId(user) }, at: { lte: now() } } })
      .sort((a, b) => a.at - b.at || Number(a.id) - Number(b.id))
  const thread = (user: string, storeId: string, from: 'user' | 'store') =>
    arrived(user).filter((message) => message.storeId === storeId && message.from === from)
  const plain =
    (from: 'user' | 'store') =>
    ({ id, text, at, productId }: { id: string; text: string; at: number; productId: string }): Message => ({
      id,
      from,
      text,
      at,
      productId: productId || null,
    })

  return {
    inbox: ({ user }, signal) =>
      reply(() => {
        const conversations = new Map<string, Conversation>()
        for (const { storeId, text, at, from, read } of arrived(user)) {
          const store = shop.store(storeId)
          if (store === undefined) continue
          const unread = (conversations.get(storeId)?.unread ?? 0) + (from === 'store' && !read ? 1 : 0)
          conversations.set(storeId, {
            storeId,
            storeName: store.name,
            logo: store.logo,
            lastText: text,
            lastAt: at,
            unread,
          })
        }
        return [...conversations.values()].sort((a, b) => (b.lastAt ?? 0) - (a.lastAt ?? 0))
      }, signal),
    sentTo: ({ user, storeId }, signal) => reply(() => thread(user, storeId, 'user').map(plain('user')), signal),
    // The API has no call that marks a message as read: reading the answers marks them.
    receivedFrom: ({ user, storeId }, signal) =>
      reply(() => {
        const messages = thread(user, storeId, 'store')
        const unread = messages.filter(({ read }) => !read)
        for (const { id } of unread) db.message.update({ where: { id: { equals: id } }, data: { read: true } })
        if (unread.length > 0) save()
        return messages.map(plain('store'))
      }, signal),
    send: ({ user, storeId, text, productId, clientId }) =>
      reply(() => {
        const owner = requireUser(user)
        const store = shop.store(storeId)
        if (store === undefined) throw new Refusal('No encontramos a ese fabricante.')
        if (isBlank(text)) throw new Refusal('Escribe un mensaje.')
        const repeated =
          clientId !== '' &&
          db.message.findFirst({ where: { clientId: { equals: clientId }, user: { equals: owner } } }) !== null
        if (repeated) return
        const folded = foldText(text)
        // Without a product id, a message is about the model that it names.
        const named = () =>
          shop.ofStore(storeId).find(({ name }) => folded.includes(foldText(name.split(' ').slice(0, 2).join(' '))))?.id
        const about = productId ?? named()
        const product = about === undefined ? undefined : shop.detail(about)
        addMessage(context, {
          user: owner,
          storeId,
          from: 'user',
          text,
          at: now(),
          clientId,
          productId: productId ?? '',
        })
        addMessage(context, {
          user: owner,
          storeId,
          from: 'store',
          text: answerTo(text, store, product),
          at: now() + answerDelay(text),
        })
        save()
      }),
  }
}
