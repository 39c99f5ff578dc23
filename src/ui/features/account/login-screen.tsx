import { hasUserId } from '../../../domain/account/session.ts'
import { AccountFrame } from './account-frame.tsx'
import { AlreadyIn } from './already-in.tsx'
import { useHead } from '../../lib/head.ts'
import { useLoginFlow } from './use-login-flow.ts'
import { useSession } from '../../lib/session.tsx'
import { LoginForm } from './login-form.tsx'

const POINTS = [
  'Escríbele al fabricante, por mensaje o por WhatsApp.',
  'Guarda tus modelos en favoritos.',
  'Arma tu pedido por talla y color, uno por fabricante.',
] as const

/** R2.18 */
const LoginScreen = () => {
  useHead({ title: 'Ingresa', description: 'Ingresa a tu cuenta de Puntada para contactar a los fabricantes de Guanajuato.' })
  const session = useSession()
  const { succeeded } = useLoginFlow()
  return (
    <AccountFrame
      title="Ingresa"
      lead="Con tu cuenta contactas a los mejores fabricantes de la región, sin intermediarios."
      points={POINTS}
    >
      {/* The form stays during the two seconds before the reload, because it has the focus. */}
      {hasUserId(session) && !succeeded ? <AlreadyIn session={session} /> : <LoginForm />}
    </AccountFrame>
  )
}

export default LoginScreen
