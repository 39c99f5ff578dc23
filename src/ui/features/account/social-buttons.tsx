import { useEffect } from 'react'
import type { SocialEvent, SocialStep } from '../../../machines/social-sign-in.machine.ts'
import { useLoginFlow } from './use-login-flow.ts'
import { useServices } from '../../lib/services.ts'
import { clearNotices } from '../../notices/toasts.ts'
import { Button } from '../../kit/button.tsx'
import './social-buttons.css'

const PROVIDERS = [
  ['Google', 'M20.5 12.2H12M20.5 12.2A8.5 8.5 0 1 1 17.8 5.8'],
  ['Facebook', 'M16.5 3.5H14a3.5 3.5 0 0 0-3.5 3.5v14M7 11.5h9'],
] as const

/**
 * R1.11, R1.12. A refused login offers to register the same account without a second popup (R11.64). The provider's
 * code is preloaded, so that the popup opens inside the click. The buttons stay usable meanwhile, because Firebase
 * reports a closed popup seconds late.
 */
export const SocialButtons = ({ step }: { step: SocialStep }) => {
  const { identity } = useServices()
  const { social, waitingFor, sendingFor, refused, busy } = useLoginFlow()
  useEffect(
    () => () => {
      if (social.getSnapshot().matches('refused')) social.send({ type: 'abandoned' })
    },
    [social],
  )
  if (!identity.available) return null
  const send = (event: SocialEvent) => {
    if (busy) return
    clearNotices()
    social.send(event)
  }
  return (
    <div className="social-buttons stack-3">
      <p className="social-buttons-or stack-3 small muted">
        <span>o</span>
      </p>
      {PROVIDERS.map(([provider, mark]) => (
        <Button
          key={provider}
          tone="quiet"
          wide
          busy={sendingFor === provider}
          onPointerEnter={() => identity.prepare()}
          onFocus={() => identity.prepare()}
          onClick={() => send({ type: 'asked', provider, step })}
        >
          <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={mark} />
          </svg>
          <span>{`Continuar con ${provider}`}</span>
        </Button>
      ))}
      {refused !== null && (
        <div className="stack-2">
          <p className="field-error small" dir="auto">
            {refused.text || `El sitio no aceptó tu cuenta de ${refused.provider}.`}
          </p>
          <Button wide onClick={() => send({ type: 'registration.asked' })}>
            {`Crear mi cuenta con ${refused.provider}`}
          </Button>
        </div>
      )}
      <p className="social-buttons-state small muted" role="status">
        {sendingFor !== null
          ? `Ingresando con ${sendingFor}…`
          : waitingFor !== null && `Sigue en la ventana de ${waitingFor}. ¿No la ves? Vuelve a pulsar el botón.`}
      </p>
    </div>
  )
}
