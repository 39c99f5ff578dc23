import { Button } from '../../kit/button.tsx'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { useSessionActor } from '../../lib/use-session.ts'

/** R2.35: asks before the session ends; only the second button ends it. */
export default function LogoutDialog({ open, onClose }: DialogProps) {
  const actor = useSessionActor()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Seguro que deseas cerrar sesión?"
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
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
