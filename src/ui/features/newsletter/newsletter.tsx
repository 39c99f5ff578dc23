import { useId, useRef, useState, type FormEvent } from 'react'
import { FIRST_PURCHASE_DISCOUNT_PERCENT, isSubscribable } from '../../../domain/newsletter/newsletter.ts'
import { Button } from '../../kit/button.tsx'
import { useServices } from '../../lib/services.ts'
import { notices, notify } from '../../lib/toasts.ts'
import '../../kit/field.css'
import './newsletter.css'

/** R1.06, R2.44: one request per submission; what was typed goes only when it has been subscribed. */
export const Newsletter = () => {
  const id = useId()
  const { newsletter } = useServices()
  const field = useRef<HTMLInputElement>(null)
  const asking = useRef(false)
  const [busy, setBusy] = useState(false)

  const subscribe = async (mail: string) => {
    asking.current = true
    setBusy(true)
    const result = await newsletter.subscribe(mail)
    asking.current = false
    setBusy(false)
    if (!result.ok) {
      notify(notices.failed(result.failure))
      return
    }
    notify(notices.newsletterDone())
    if (field.current?.value === mail) field.current.value = ''
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asking.current) return
    const mail = field.current?.value ?? ''
    if (isSubscribable(mail)) void subscribe(mail)
    else {
      notify(notices.newsletterEmpty())
      field.current?.focus()
    }
  }

  return (
    // The browser's own bubble would speak in place of our toast.
    <form className="newsletter" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Boletín</h2>
      {/* Which of the two is shown is a matter of width alone (R2.47, R2.48). */}
      <p className="narrow-only">
        {`Suscríbete y recibe ${FIRST_PURCHASE_DISCOUNT_PERCENT}% de descuento en tu primera compra.`}
      </p>
      <p className="wide-only">Suscríbete y entérate primero de las novedades de los fabricantes de la región.</p>
      <label htmlFor={id}>Tu correo electrónico</label>
      <div className="newsletter-row">
        <input
          ref={field}
          id={id}
          className="field-control"
          type="email"
          name="correo"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="tu@correo.com"
        />
        <Button type="submit" busy={busy}>
          Suscribirme
        </Button>
      </div>
    </form>
  )
}
