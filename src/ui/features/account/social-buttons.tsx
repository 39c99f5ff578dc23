import { useEffect, useId, useState } from 'react'
import type { SocialEvent } from '../../../machines/social-sign-in.machine.ts'
import { useLoginFlow, type SocialProps } from './use-login-flow.ts'
import { siteAddress } from '../../site/address.ts'
import { here } from '../../site/login.tsx'
import { useServices } from '../../data/services.ts'
import { clearNotices } from '../../notices/toasts.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import './account.css'

const PROVIDERS = [
  ['Google', 'google'],
  ['Facebook', 'facebook'],
] as const

/** Google refuses pages inside another app: a note says so first. */
const OutOfApp = ({ id }: { id: string }) => {
  const { page, site } = useServices()
  const [status, setStatus] = useState('')
  const copy = async () => {
    const address = siteAddress(site, here())
    const isCopied = await page.copy(address)
    setStatus(isCopied ? 'Dirección copiada. Pégala en tu navegador.' : `Copia esta dirección: ${address}`)
  }
  return (
    <div className="note stack-2">
      <p id={id} className="strong">
        Ábrelo en tu navegador para entrar con Google
      </p>
      <Button tone="quiet" onClick={() => void copy()}>
        Copiar dirección
      </Button>
      <p role="status" className="small muted">
        {status}
      </p>
    </div>
  )
}

/**
 * A refused login offers to register the same account without a second popup. The provider's code is preloaded, so that
 * the popup opens inside the click. The buttons stay usable meanwhile, because Firebase reports a closed popup seconds
 * late.
 */
export default function SocialButtons({ step, onAsk }: SocialProps) {
  const id = useId()
  const { identity, page } = useServices()
  const { login, social, waitingFor, sendingFor, refused, busy } = useLoginFlow()
  useEffect(
    () => () => {
      if (social.getSnapshot().matches('refused')) social.send({ type: 'abandoned' })
    },
    [social],
  )
  const send = (event: SocialEvent) => {
    if (busy) return
    clearNotices()
    onAsk()
    login.send({ type: 'abandoned' })
    social.send(event)
  }
  return (
    <div className="social-buttons stack-3">
      <p className="social-buttons-or media small muted">
        <span>o</span>
      </p>
      {page.isInApp && <OutOfApp id={id} />}
      {PROVIDERS.map(([provider, icon]) => (
        <Button
          key={provider}
          tone="quiet"
          busy={sendingFor === provider}
          aria-describedby={page.isInApp && provider === 'Google' ? id : undefined}
          onPointerEnter={() => identity.prepare()}
          onFocus={() => identity.prepare()}
          onClick={() => send({ type: 'provider.chosen', provider, step })}
        >
          <Icon name={icon} size={20} />
          <span>{`Continuar con ${provider}`}</span>
        </Button>
      ))}
      {refused && (
        <div className="stack-2">
          <p className="field-error small" dir="auto">
            {refused.text || 'No hay una cuenta con ese correo.'}
          </p>
          <Button onClick={() => send({ type: 'registration.chosen' })}>
            {`Crear cuenta con ${refused.provider}`}
          </Button>
        </div>
      )}
      <p className="small muted" role="status">
        {sendingFor !== null
          ? `Ingresando con ${sendingFor}…`
          : waitingFor !== null && `Sigue en la ventana de ${waitingFor}. ¿No la ves? Vuelve a pulsar el botón.`}
      </p>
    </div>
  )
}
