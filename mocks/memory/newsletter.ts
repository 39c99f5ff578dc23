import type { NewsletterPort } from '../../src/domain/newsletter/newsletter.ts'
import { looksLikeMail } from '../../src/domain/account/session.ts'
import type { SimulationContext } from './context.ts'
import { Refusal, replying, userId } from './reply.ts'

export const memoryNewsletter = (context: SimulationContext): NewsletterPort => ({
  subscribe: ({ mail: typed }) =>
    replying(context)(() => {
      const mail = userId(typed)
      if (!looksLikeMail(mail)) throw new Refusal('Ese correo no parece válido.')
      if (context.db.subscription.findFirst({ where: { mail: { equals: mail } } }) !== null) {
        throw new Refusal('Ese correo ya está suscrito.')
      }
      context.db.subscription.create({ mail, at: context.now() })
      context.save()
    }),
})
