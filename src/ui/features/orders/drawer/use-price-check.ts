import { useEffect, useRef, useState } from 'react'
import { readToday } from '../../../../application/todays-products.ts'
import { isSameOrder } from '../../../../domain/orders/drafts.ts'
import type { Draft } from '../../../../domain/orders/orders.ts'
import { asOfToday, changesSince, type Today } from '../../../../domain/orders/reorder.ts'
import type { Failure } from '../../../../domain/result.ts'
import { useServices } from '../../../lib/services.ts'
import { useOrders } from '../use-orders.ts'

/** `before`: the draft when the answer arrived. `isAsPressed`: its lines were those of the press. */
export type PriceCheck = Readonly<
  | { kind: 'idle' | 'asking' }
  | { kind: 'changed'; before: Draft; today: Today; isAsPressed: boolean }
  | { kind: 'failed'; failure: Failure }
>

/** Drafts that are typed in. Not of one drawer: it may be opened anew while a check is on its way. */
const typedIn = new Set<string>()

/**
 * A draft may be days old: it is sent only at prices and in sizes that the store offers today, and as it was when the
 * buyer pressed. The check compares and says; of the draft, as it is by then, it changes prices and rules, never pieces.
 */
export const usePriceCheck = ({ clientId }: Draft, isTyping: boolean, onSend: () => void) => {
  const { catalogue, currentSession, orderStores } = useServices()
  const { user, editing, sending } = useOrders()
  const [check, setCheck] = useState<PriceCheck>({ kind: 'idle' })
  const isAsking = useRef(false)
  useEffect(() => {
    if (!isTyping) return undefined
    typedIn.add(clientId)
    return () => void typedIn.delete(clientId)
  }, [isTyping, clientId])

  const stored = () => {
    const { drafts } = orderStores.open(user).read()
    return drafts.find((draft) => draft.clientId === clientId)
  }
  const send = async (today: Today = new Map()) => {
    const shown = stored()
    setCheck({ kind: 'idle' })
    onSend()
    if (await sending.send(user, clientId)) return
    const now = stored()
    if (shown && now && !isSameOrder(shown, now)) setCheck({ kind: 'changed', before: now, today, isAsPressed: false })
  }
  const compare = (pressed: Draft, now: Draft, today: Today) => {
    const isAsPressed = !typedIn.has(clientId) && isSameOrder(pressed, now)
    if (isAsPressed && changesSince(now, now, today).length === 0) return void send(today)
    setCheck({ kind: 'changed', before: now, today, isAsPressed })
    editing.change(user, clientId, (draft) => asOfToday(draft, today))
  }
  const ask = async () => {
    const pressed = stored()
    if (isAsking.current || pressed === undefined) return
    isAsking.current = true
    setCheck({ kind: 'asking' })
    const today = await readToday(catalogue, pressed.products)
    isAsking.current = false
    const now = stored()
    // Another tab sent it, or logged out.
    if (now === undefined || currentSession.actor.getSnapshot().context.session?.mail !== user) return
    if (today.ok) compare(pressed, now, today.value)
    else setCheck({ kind: 'failed', failure: today.failure })
  }
  return { check, ask, send }
}
