import type { WriteEndpoint } from '../../../src/adapters/http/endpoints/endpoint.ts'
import { WRITES } from '../site.ts'
import { LEAVES, NEEDS_STORE } from '../samples.ts'

export interface Plan {
  readonly send: readonly WriteEndpoint[]
  readonly heldBack: readonly WriteEndpoint[]
}
export const HELD_BACK = 'falta --store ID: una tienda tuya, para no escribirle a otra'

export const planWrites = (store: string | undefined): Plan => {
  const isHeld = ({ path }: WriteEndpoint): boolean => store === undefined && NEEDS_STORE.has(path)
  return {
    // What a person reads comes last: by then most names are known.
    send: WRITES.filter((endpoint) => !isHeld(endpoint)).toSorted(
      (a, b) => Number(NEEDS_STORE.has(a.path)) - Number(NEEDS_STORE.has(b.path)),
    ),
    heldBack: WRITES.filter(isHeld),
  }
}

export const planText = ({ send, heldBack }: Plan, api: string): string =>
  [
    `Se va a escribir en ${api}, una vez cada llamada:`,
    ...send.map(({ path }) => `  POST ${path}${LEAVES.has(path) ? ` (deja: ${LEAVES.get(path)})` : ''}`),
    ...heldBack.map(({ path }) => `  no se envía ${path}: ${HELD_BACK}`),
  ].join('\n')
