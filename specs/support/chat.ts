import type { Message } from '../../src/domain/messaging/messaging.ts'
import { ok } from '../../src/domain/result.ts'
import { DEMO } from './device.ts'
import { openSite, type SiteOptions } from './site.tsx'

export const NOON = Date.UTC(2026, 10, 20, 16)

/** A chat of the demo buyer, with its field. */
export const openChat = async (
  messaging: NonNullable<SiteOptions['services']>['messaging'] = {},
  options: SiteOptions = {},
  store = '2',
) => {
  const site = await openSite(`/chat/${store}`, { session: DEMO, services: { messaging }, ...options })
  const field = await site.findByRole<HTMLTextAreaElement>('textbox', { name: 'Escribe un mensaje' })
  const say = (text: string) => site.user.type(field, `${text}{Enter}`)
  return { site, field, say, log: await site.part('log', 'Mensajes') }
}
export const listed =
  (...messages: readonly Message[]) =>
  () =>
    Promise.resolve(ok(messages))
export const chatMessage = (from: Message['from'], text: string, at: number, id = '1'): Message => ({
  id,
  from,
  text,
  at,
  productId: null,
})
