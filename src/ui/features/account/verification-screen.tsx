import { AccountFrame } from './account-parts.tsx'
import { useAccountMail } from './use-login-flow.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { paths } from '../../site/paths.ts'
import '../../kit/reading.css'

export default function VerificationScreen() {
  const [mail] = useAccountMail()
  return (
    <AccountFrame
      title="Verifica tu cuenta"
      description="Qué sigue después de crear tu cuenta en Puntada."
      lead="Falta un paso para que compres directo al fabricante."
    >
      <div className="stack">
        <h2>Qué sigue</h2>
        <ol className="steps stack">
          <li>
            <span>
              {mail === '' ? 'Revisa que el correo con el que te registraste sea el tuyo.' : '¿Es tu correo? '}
            </span>
            <strong>{mail}</strong>
          </li>
          <li>Si te llega un mensaje nuestro, ábrelo y confirma tu cuenta. A veces cae en el correo no deseado.</li>
          <li>Ingresa con ese correo y tu contraseña.</li>
        </ol>
        {import.meta.env.VITE_OFFLINE && (
          <p className="muted">Esta es una demostración: no sale ningún correo y ya puedes ingresar.</p>
        )}
        <div className="cluster">
          <ButtonLink href={paths.login}>Ir a ingresar</ButtonLink>
          <ButtonLink href={paths.signUp} tone="quiet">
            Corregir mi correo
          </ButtonLink>
        </div>
      </div>
    </AccountFrame>
  )
}
