import { AccountFrame } from './account-frame.tsx'
import { GuestsOnly } from './guests-only.tsx'
import { useHead } from '../../lib/head.ts'
import { SignUpForm } from './sign-up-form.tsx'

const POINTS = [
  'Es gratis y no te pedimos tarjeta.',
  'Precios de mayoreo por pieza, con el mínimo de cada fabricante.',
  'Trato directo por mensaje o WhatsApp.',
] as const

/** R2.04 */
const SignUpScreen = () => {
  useHead({ title: 'Crea tu cuenta', description: 'Crea tu cuenta para comprar ropa de mayoreo directo al fabricante.' })
  return (
    <AccountFrame
      title="Crea tu cuenta"
      lead="Compra directo al fabricante: guarda favoritos, manda mensajes y haz pedidos."
      points={POINTS}
    >
      <GuestsOnly>
        <SignUpForm />
      </GuestsOnly>
    </AccountFrame>
  )
}

export default SignUpScreen
