import { hasUserId } from '../../../domain/account/session.ts'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { useServices } from '../../lib/services.ts'
import { useSession } from '../../lib/use-session.ts'
import { LoginForm } from './login-form.tsx'

/** Login without leaving the screen (R2.33). Closing it drops the interrupted action; following its links does not. */
export default function LoginDialog({ open, onClose }: DialogProps) {
  const { loginIntent } = useServices()
  const session = useSession()
  const giveUp = () => {
    if (!hasUserId(session)) loginIntent.forget()
    onClose()
  }
  return (
    <Dialog open={open} onClose={giveUp} onLeave={onClose} title="Ingresa a tu cuenta" variant="sheet">
      <LoginForm />
    </Dialog>
  )
}
