import type { NewsletterPort } from '../../src/domain/newsletter/newsletter.ts'
import { looksLikeMail } from '../../src/domain/account/session.ts'
import type { World } from '../db.ts'
import { Refusal, reply, userId } from './reply.ts'

export const memoryNewsletter = (world: World): NewsletterPort => ({
  subscribe: (typed) =>
    reply(world, () => {
      const mail = userId(typed)
      if (!looksLikeMail(mail)) throw new Refusal('Ese correo no parece válido.')
      if (world.db.subscription.findFirst({ where: { mail: { equals: mail } } }) !== null) {
        throw new Refusal('Ese correo ya está suscrito.')
      }
      world.db.subscription.create({ mail, at: world.now() })
      world.save()
    }),
})
