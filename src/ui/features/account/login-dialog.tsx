import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { useServices } from '../../lib/services.ts'
import { LoginForm } from './login-form.tsx'
import { useLoginFlow } from './use-login-flow.ts'

/** Closing it drops the interrupted action; following its links does not. */
export default function LoginDialog({ open, onClose }: DialogProps) {
  const { loginIntent } = useServices()
  const { succeeded } = useLoginFlow()
  const giveUp = () => {
    if (!succeeded) loginIntent.forget()
    onClose()
  }
  return (
    <Dialog open={open} onClose={giveUp} onLeave={onClose} title="Ingresa a tu cuenta" variant="sheet">
      <LoginForm />
    </Dialog>
  )
}
