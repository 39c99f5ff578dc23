import { useSelector } from '@xstate/react'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { useSessionActor } from '../../lib/session.tsx'

/** R2.35: asks before the session goes; nothing but the second button ends it. */
const LogoutDialog = () => {
  const actor = useSessionActor()
  const leaving = useSelector(actor, (snapshot) => snapshot.matches('leaving'))
  const stay = () => actor.send({ type: 'logout.cancelled' })
  return (
    <Dialog
      open={leaving}
      onClose={stay}
      title="Seguro que deseas cerrar sesión?"
      footer={
        <>
          <Button tone="quiet" onClick={stay}>
            Cancelar
          </Button>
          <Button onClick={() => actor.send({ type: 'logout.confirmed' })}>Sí, cerrar sesión</Button>
        </>
      }
    >
      <p>Lo que guardaste en este navegador, como tus pedidos en borrador, se queda aquí para cuando vuelvas.</p>
    </Dialog>
  )
}

export default LogoutDialog
