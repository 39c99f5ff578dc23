import { useEffect, useId } from 'react'
import { useLocation } from 'wouter'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { paths } from '../../site/paths.ts'
import { useSession, useServices } from '../../data/services.ts'
import { Unread } from '../messages/unread.tsx'
import { AccountData } from './account-parts.tsx'

export default function AccountDialog({ open, onClose }: DialogProps) {
  const session = useSession()
  const unread = useId()
  const { currentSession } = useServices()
  const [, navigate] = useLocation()
  // After a log-out in another tab the dialog must not reopen at the next login.
  const gone = open && session === null
  useEffect(() => {
    if (gone) onClose()
  }, [gone, onClose])
  const leave = () => {
    onClose()
    currentSession.send({ type: 'logout.requested' })
  }
  // The document asks for a button, though it leads to another screen.
  const goToInbox = () => {
    onClose()
    navigate(paths.inbox)
  }
  return (
    <Dialog open={open && session !== null} onClose={onClose} title="Mi cuenta">
      {session && (
        <div className="stack-3">
          <AccountData session={session} />
          <Button aria-describedby={unread} onClick={goToInbox}>
            <span>Mensajes</span>
            <Unread id={unread} />
          </Button>
          <ButtonLink href={paths.profile} tone="quiet">
            Mis pedidos y mis datos
          </ButtonLink>
          <Button tone="ghost" onClick={leave}>
            Cerrar sesión
          </Button>
        </div>
      )}
    </Dialog>
  )
}
