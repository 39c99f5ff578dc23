import { AccountFrame, GuestsOnly } from './account-frame.tsx'
import { LoginForm } from './login-form.tsx'

const POINTS = [
  'Escríbele al fabricante, por mensaje o por WhatsApp.',
  'Guarda tus modelos en favoritos.',
  'Arma tu pedido por talla y color, uno por fabricante.',
] as const

export default function LoginScreen() {
  return (
    <AccountFrame
      title="Ingresa"
      description="Ingresa a tu cuenta de Puntada para contactar a los fabricantes de Guanajuato."
      lead="Con tu cuenta contactas a los mejores fabricantes de la región, sin intermediarios."
      points={POINTS}
    >
      <GuestsOnly>
        <LoginForm />
      </GuestsOnly>
    </AccountFrame>
  )
}
