import { ContainerModule } from 'inversify'
import { createLoginFlow } from '../application/login-flow.ts'
import { createMessageOutbox } from '../application/message-outbox.ts'
import { createOrderDrafts } from '../application/order-drafts.ts'
import { createOrderSending } from '../application/order-sending.ts'
import { tellLogin } from '../ui/features/account/tell-login.ts'
import { SERVICES, TOKENS, type Services } from './tokens.ts'

const stop = (part: { stop(): void }) => part.stop()

/** What a visitor does across screens, and only looking at home does without: its code comes after the first paint. */
export const dealings = new ContainerModule(({ bind }) => {
  bind(TOKENS.loginFlow)
    .toResolvedValue((services: Services) => createLoginFlow(services, tellLogin), [SERVICES])
    .onDeactivation(stop)
  bind(TOKENS.orderDrafts).toResolvedValue(createOrderDrafts, [SERVICES])
  bind(TOKENS.orderSending).toResolvedValue(createOrderSending, [SERVICES]).onDeactivation(stop)
  bind(TOKENS.messageOutbox).toResolvedValue(createMessageOutbox, [SERVICES]).onDeactivation(stop)
})
