import type { NewsletterPort } from '../../domain/newsletter/newsletter.ts'
import type { HttpClient } from './client.ts'
import { postWord } from './post.ts'
import { writesExactly } from './endpoint.ts'

/** Section 7: the body is correo (R3.06), success is the word registered. */
export const newsletterEndpoints = {
  subscribe: writesExactly('R7.45', '/suscribir-newspaper.php', ['correo'], ['registered'], ''),
} as const

/** The newsletter over HTTP (R7.45). */
export const createNewsletter = (http: HttpClient): NewsletterPort => ({
  subscribe: (mail) => postWord(http, newsletterEndpoints.subscribe, { correo: mail.trim() }),
})
