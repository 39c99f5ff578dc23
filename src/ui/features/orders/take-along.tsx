import { useId, useState } from 'react'
import { MOST_BYTES, textOfFile } from '../../../domain/orders/list-file.ts'
import { compareOrders, orderFile, readOrderFile, type OrderFile } from '../../../domain/orders/order-file.ts'
import { Button } from '../../kit/button.tsx'
import { fieldAria } from '../../kit/field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { isoDay } from '../../kit/dates.ts'
import { useServices, useStored, useUser } from '../../data/services.ts'
import { fileProblemText, foundLines, takenText } from './take-along-texts.ts'
import { saveFile } from './ticket.tsx'
import './order-list.css'

/** Saves the orders as a file for another browser, and reads one: they are stored in this browser alone. */
export const TakeAlong = () => {
  const { orderStores, page } = useServices()
  const id = useId()
  const user = useUser()
  const [open, history] = [orderStores.open(user), orderStores.sent(user)]
  const { drafts, pending } = useStored(open)
  const sent = useStored(history)
  const [file, setFile] = useState<OrderFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const compared = file && compareOrders({ drafts, pending }, sent, file)

  const save = () =>
    saveFile(`pedidos-puntada-${isoDay(page.now())}.json`, 'application/json', orderFile(user, { drafts, sent }))
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setFile(null)
    setNote('')
    const bytes = await chosen
      .slice(0, MOST_BYTES + 1)
      .arrayBuffer()
      .catch(() => null)
    const text = bytes && textOfFile(new Uint8Array(bytes))
    const orders =
      text === null
        ? { problem: 'unreadable' as const }
        : 'problem' in text
          ? { problem: text.problem === 'too-big' ? ('too-big' as const) : ('foreign' as const) }
          : readOrderFile(text.text, user, orderStores.carried)
    setProblem('problem' in orders ? fileProblemText(orders) : null)
    if (!('problem' in orders)) setFile(orders)
  }
  const take = () => {
    if (file === null) return
    const taken = history.update((now) => {
      const compared = compareOrders(open.read(), now, file)
      return [compared.orders === 0 ? now : compared.history, compared]
    })
    if (taken.added.length > 0) open.edit((now) => ({ ...now, drafts: compareOrders(now, sent, file).drafts }))
    setFile(null)
    setNote(takenText(taken, open.isStored() && history.isStored()))
  }

  return (
    <div className="stack-2" role="group" aria-label="Llévate tus pedidos">
      <p className="muted small">Tus pedidos se guardan solo en este navegador.</p>
      <div className="cluster">
        {drafts.length + sent.length > 0 && (
          <Button tone="quiet" onClick={save}>
            Descargar mis pedidos
          </Button>
        )}
        <label className="btn btn-quiet order-list-file">
          <input
            type="file"
            {...fieldAria(id, null, problem)}
            onChange={({ target }) => {
              void choose(target.files?.[0])
              target.value = ''
            }}
          />
          <span>Traer de un archivo</span>
        </label>
      </div>
      {pending.length > 0 && (
        <p className="small muted">Lo que está por confirmar se queda aquí: no va en el archivo.</p>
      )}
      {problem !== null && (
        <p className="field-error small" id={`${id}-error`} role="alert">
          <Icon name="alert" size={16} />
          <span>{problem}</span>
        </p>
      )}
      <div role="status">
        {note && <p className="note">{note}</p>}
        {compared && (
          <div className="note stack-2">
            {foundLines(compared, file.unreadable).map((line) => (
              <p key={line} dir="auto">
                {line}
              </p>
            ))}
            <div className="cluster">
              {compared.orders + compared.added.length > 0 && <Button onClick={take}>Traerlos</Button>}
              <Button tone="quiet" onClick={() => setFile(null)}>
                {compared.orders + compared.added.length > 0 ? 'Cancelar' : 'Entendido'}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
