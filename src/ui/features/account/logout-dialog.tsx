import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { useSessionActor, useSessionState } from '../../lib/services.ts'

/** R2.35: asks before the session ends; only the second button ends it. */
export const LogoutDialog = () => {
  const actor = useSessionActor()
  const leaving = useSessionState((snapshot) => snapshot.matches('leaving'), false)
  const cancel = () => actor.send({ type: 'logout.cancelled' })
  return (
    <Dialog
      open={leaving}
      onClose={cancel}
      title="Seguro que deseas cerrar sesión?"
      footer={
        <>
          <Button tone="quiet" onClick={cancel}>
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
