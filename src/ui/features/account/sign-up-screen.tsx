import { hasUserId } from '../../../domain/account/session.ts'
import { AccountFrame } from './account-frame.tsx'
import { AlreadyIn } from './already-in.tsx'
import { useHead } from '../../lib/head.ts'
import { useLoginFlow } from './use-login-flow.ts'
import { useSession } from '../../lib/session.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const POINTS = [
  'Es gratis y no te pedimos tarjeta.',
  'Precios de mayoreo por pieza, con el mínimo de cada fabricante.',
  'Trato directo por mensaje o WhatsApp.',
] as const

/** R2.04 */
const SignUpScreen = () => {
  useHead({ title: 'Crea tu cuenta', description: 'Crea tu cuenta para comprar ropa de mayoreo directo al fabricante.' })
  const session = useSession()
  const { succeeded } = useLoginFlow()
  return (
    <AccountFrame
      title="Crea tu cuenta"
      lead="Compra directo al fabricante: guarda favoritos, manda mensajes y haz pedidos."
      points={POINTS}
    >
      {hasUserId(session) && !succeeded ? <AlreadyIn session={session} /> : <SignUpForm />}
    </AccountFrame>
  )
}

export default SignUpScreen
