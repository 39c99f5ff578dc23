import type { NewsletterPort } from '../../src/domain/newsletter/newsletter.ts'
import { looksLikeMail } from '../../src/domain/account/session.ts'
import { answering, Refusal, userId, where, type SimulationContext } from './reply.ts'

export const memoryNewsletter = (context: SimulationContext) =>
  answering<NewsletterPort>(context, {
    subscribe({ mail: typed }) {
      const { subscription } = context.db
      const mail = userId(typed)
      if (!looksLikeMail(mail)) throw new Refusal('Ese correo no parece válido.')
      if (subscription.findFirst(where({ mail })) !== null) throw new Refusal('Ese correo ya está suscrito.')
      subscription.create({ mail, at: context.now() })
      context.save()
    },
  })
