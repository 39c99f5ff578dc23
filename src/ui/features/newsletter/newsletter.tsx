import { useEffect, useId, useRef, useState } from 'react'
import { FIRST_PURCHASE_DISCOUNT_PERCENT } from '../../../domain/newsletter/newsletter.ts'
import type { Failure } from '../../../domain/result.ts'
import { isBlank, visibleText } from '../../../domain/text.ts'
import { Field } from '../../kit/field.tsx'
import { Form, Submit, useFields } from '../../kit/form.tsx'
import { useServices } from '../../data/services.ts'
import { actionText } from '../../notices/failure-text.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { useSend } from '../../site/use-send.ts'
import './newsletter.css'

export const Newsletter = () => {
  const id = useId()
  const { newsletter } = useServices()
  const form = useRef<HTMLFormElement>(null)
  const { busy, run } = useSend()
  // The document asks only that there is an address.
  const fields = useFields({ correo: '' }, ({ correo }) => (isBlank(correo) ? ['correo'] : []))
  const [failed, setFailed] = useState<{ correo: string; failure: Failure } | null>(null)
  useEffect(() => {
    // The form grows by the text, and the toast must cover neither.
    if (failed !== null) form.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])

  const subscribe = ({ correo }: { correo: string }) =>
    run(
      async () => {
        const result = await newsletter.subscribe({ mail: visibleText(correo) })
        if (!result.ok) notify(notices.failedTo('newsletter', result.failure))
        setFailed(result.ok ? null : { correo, failure: result.failure })
        return result
      },
      () => {
        notify(notices.newsletterDone())
        if (fields.read().correo === correo) fields.write({ correo: '' })
      },
    )

  return (
    <Form
      ref={form}
      className="newsletter stack-2"
      aria-labelledby={id}
      fields={fields}
      failure={null}
      busy={busy}
      onSend={(values) => void subscribe(values)}
      onWrong={() => notify(notices.newsletterEmpty())}
    >
      <h2 id={id}>Boletín</h2>
      <p className="narrow-only">
        {`Suscríbete y recibe ${FIRST_PURCHASE_DISCOUNT_PERCENT}% de descuento en tu primera compra.`}
      </p>
      <p className="wide-only">Suscríbete y entérate primero de las novedades de los fabricantes de la región.</p>
      <Field
        {...fields.field('correo')}
        label="Tu correo electrónico"
        // The failure of the address in the field.
        error={failed?.correo === fields.values.correo && actionText('newsletter', failed.failure)}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="tu@correo.com"
        beside={<Submit>Suscribirme</Submit>}
      />
    </Form>
  )
}
