import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { FIRST_PURCHASE_DISCOUNT_PERCENT } from '../../../domain/newsletter/newsletter.ts'
import type { Failure } from '../../../domain/result.ts'
import { isBlank, visibleText } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { FieldFrame } from '../../kit/field.tsx'
import { useServices } from '../../data/services.ts'
import { actionText } from '../../notices/failure-text.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { useSend } from '../../site/forms.ts'
import './newsletter.css'

/** One request per submission; the field is cleared only after a success. */
export const Newsletter = () => {
  const id = useId()
  const { newsletter } = useServices()
  const field = useRef<HTMLInputElement>(null)
  const { busy, run } = useSend()
  /** The failure of the address in the field. */
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    // The form grows by the text, and the toast must cover neither.
    if (failure !== null) field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const error = failure && actionText('newsletter', failure)

  const subscribe = (typed: string) =>
    run(
      async () => {
        const result = await newsletter.subscribe({ mail: visibleText(typed) })
        if (!result.ok) notify(notices.failedTo('newsletter', result.failure))
        setFailure(result.ok || field.current?.value !== typed ? null : result.failure)
        return result
      },
      () => {
        notify(notices.newsletterDone())
        if (field.current?.value === typed) field.current.value = ''
      },
    )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const mail = field.current?.value ?? ''
    // The document asks only that there is an address.
    if (!isBlank(mail)) return void subscribe(mail)
    notify(notices.newsletterEmpty())
    field.current?.focus()
  }

  return (
    // `noValidate`, because the browser's own bubble would replace our toast.
    <form method="post" className="newsletter stack-2" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Boletín</h2>
      <p className="narrow-only">
        {`Suscríbete y recibe ${FIRST_PURCHASE_DISCOUNT_PERCENT}% de descuento en tu primera compra.`}
      </p>
      <p className="wide-only">Suscríbete y entérate primero de las novedades de los fabricantes de la región.</p>
      <FieldFrame label="Tu correo electrónico" error={error}>
        {(control) => (
          <div className="row">
            <input
              {...control}
              ref={field}
              type="email"
              name="correo"
              required
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="tu@correo.com"
              onInput={() => setFailure(null)}
            />
            <Button type="submit" busy={busy}>
              Suscribirme
            </Button>
          </div>
        )}
      </FieldFrame>
    </form>
  )
}
