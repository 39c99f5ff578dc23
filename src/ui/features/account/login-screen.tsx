import { AccountFrame, GuestsOnly } from './account-parts.tsx'
import { LoginForm } from './login-form.tsx'

export default function LoginScreen() {
  return (
    <AccountFrame
      title="Ingresa"
      description="Ingresa a tu cuenta de Puntada para contactar a los fabricantes de Guanajuato."
      lead="Con tu cuenta contactas a los mejores fabricantes de la región, sin intermediarios."
    >
      <GuestsOnly>
        <LoginForm />
      </GuestsOnly>
    </AccountFrame>
  )
}
