import { Dialog } from '../../kit/dialog.tsx'
import { useDialogs, useOpenDialog } from '../../lib/dialogs.tsx'
import { forgetPending } from './pending.ts'
import { useServices } from '../../lib/services.ts'
import { useSession } from '../../lib/session.tsx'
import { LoginForm } from './login-form.tsx'

/** Login without leaving the screen (R2.33). Closing it gives up what was begun; its links do not. */
const LoginDialog = () => {
  const { close } = useDialogs()
  const open = useOpenDialog()
  const services = useServices()
  const session = useSession()
  const giveUp = () => {
    if (session === null) forgetPending(services)
    close()
  }
  return (
    <Dialog open={open === 'login'} onClose={giveUp} title="Ingresa a tu cuenta" variant="sheet">
      <LoginForm onLeave={close} />
    </Dialog>
  )
}

export default LoginDialog
