import { useRef } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { useServices, useSessionState } from '../../data/services.ts'

export const LogoutDialog = () => {
  const { currentSession } = useServices()
  const leaving = useSessionState(({ status }) => status === 'leaving', false)
  const removesStored = useRef<HTMLInputElement>(null)
  const cancel = () => currentSession.send({ type: 'logout.cancelled' })
  const leave = () =>
    currentSession.send({ type: 'logout.confirmed', removesStored: removesStored.current?.checked === true })
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
          <Button onClick={leave}>Sí, cerrar sesión</Button>
        </>
      }
    >
      <div className="stack-2">
        <p>Lo que guardaste en este navegador, como tus pedidos en borrador, se queda aquí si no lo borras.</p>
        <label className="check touch-target strong">
          <input ref={removesStored} type="checkbox" aria-describedby="borrar-lo-guardado" />
          <span>Borrar también lo guardado en este equipo</span>
        </label>
        <p id="borrar-lo-guardado" className="small muted">
          Tus pedidos, borradores, búsquedas y productos vistos. No se puede deshacer.
        </p>
      </div>
    </Dialog>
  )
}
