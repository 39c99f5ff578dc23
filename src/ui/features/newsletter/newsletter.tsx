import { useId, useRef, type FormEvent } from 'react'
import { FIRST_PURCHASE_DISCOUNT_PERCENT } from '../../../domain/newsletter/newsletter.ts'
import { isBlank } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { useServices } from '../../lib/services.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { useSend } from '../../lib/use-send.ts'
import '../../kit/field.css'
import './newsletter.css'

/** R1.06, R2.44: one request per submission; the field is cleared only after a success. */
export const Newsletter = () => {
  const id = useId()
  const { newsletter } = useServices()
  const field = useRef<HTMLInputElement>(null)
  const { busy, run } = useSend()

  const subscribe = (mail: string) =>
    run(
      async () => {
        const result = await newsletter.subscribe(mail)
        if (!result.ok) notify(notices.failedTo('newsletter', result.failure))
        return result
      },
      () => {
        notify(notices.newsletterDone())
        if (field.current?.value === mail) field.current.value = ''
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const mail = field.current?.value ?? ''
    // R5.04: the only rule of the document is that there is an address.
    if (!isBlank(mail)) return void subscribe(mail)
    notify(notices.newsletterEmpty())
    field.current?.focus()
  }

  return (
    // `noValidate`, because the browser's own bubble would replace our toast.
    <form className="newsletter stack-2" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Boletín</h2>
      {/* CSS shows one of the two by the width of the window (R2.47, R2.48). */}
      <p className="narrow-only">
        {`Suscríbete y recibe ${FIRST_PURCHASE_DISCOUNT_PERCENT}% de descuento en tu primera compra.`}
      </p>
      <p className="wide-only">Suscríbete y entérate primero de las novedades de los fabricantes de la región.</p>
      <label htmlFor={id} className="small strong">
        Tu correo electrónico
      </label>
      <div className="newsletter-row row">
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
