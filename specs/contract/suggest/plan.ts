import type { WriteEndpoint } from '../../../src/adapters/http/endpoints/endpoint.ts'
import { WRITES } from '../site.ts'
import { LEAVES } from '../samples.ts'

/** Calls that somebody at a store reads: sent only to the store that was named. */
const NEEDS_STORE: ReadonlySet<string> = new Set(['/message-user.php', '/create_pedido.php'])

export interface Plan {
  readonly send: readonly WriteEndpoint[]
  readonly heldBack: readonly WriteEndpoint[]
  /** Why something is held back, by its path. */
  readonly left: ReadonlyMap<string, string>
}

/** Accounts first, then what can be undone, then what harms nobody: names that are learned there spare tries later. */
const RANKS: readonly RegExp[] = [
  /register-user\.php/,
  /fav\.php/,
  /fav-delete/,
  /vist?a|view/,
  /suscribir/,
  /message/,
  /pedido/,
]
const rankOf = ({ path }: WriteEndpoint): number => {
  const rank = RANKS.findIndex((pattern) => pattern.test(path))
  return rank < 0 ? 3.5 : rank
}

/** What would be sent: one of each. */
export const planWrites = (store: string | undefined): Plan => {
  const isHeld = ({ path }: WriteEndpoint): boolean => store === undefined && NEEDS_STORE.has(path)
  return {
    send: WRITES.filter((endpoint) => !isHeld(endpoint)).toSorted((a, b) => rankOf(a) - rankOf(b)),
    heldBack: WRITES.filter(isHeld),
    left: new Map(
      WRITES.filter(isHeld).map(({ path }) => [path, 'falta --store ID: una tienda tuya, para no escribirle a otra']),
    ),
  }
}

/** The plan for a person to read before anything is sent. */
export const planText = ({ send, left }: Plan, api: string): string =>
  [
    `Se va a escribir en ${api}, una vez cada llamada:`,
    ...send.map(({ path }) => `  POST ${path}${LEAVES.has(path) ? ` (deja: ${LEAVES.get(path)})` : ''}`),
    ...[...left].map(([path, why]) => `  no se envía ${path}: ${why}`),
  ].join('\n')
