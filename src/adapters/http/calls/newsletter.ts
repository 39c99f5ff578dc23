import { write } from '../call.ts'
import { mail } from '../values.ts'

export const newsletterCalls = {
  subscribe: write('/suscribir-newspaper.php', {
    asks: { mail: ['correo', mail] },
    source: 'R7.45',
    assumed: '',
    done: 'registered',
    others: 'text',
  }),
}
