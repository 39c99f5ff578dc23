import { useId, useState } from 'react'
import {
  compareOrders,
  orderFile,
  readOrderFile,
  type ComparedOrders,
  type OrderFile,
  type OrderFileProblem,
} from '../../../domain/orders/order-file.ts'
import type { Draft } from '../../../domain/orders/orders.ts'
import { Button } from '../../kit/button.tsx'
import { fieldAria } from '../../kit/field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { isoDay } from '../../kit/dates.ts'
import { clippedName, count, enumerated, recipientText } from '../../kit/format.ts'
import { useServices, useStored, useUser } from '../../data/services.ts'
import { FILE_PROBLEMS, FileButton, readFile } from './file-button.tsx'
import { lastingText } from './texts.ts'
import { saveFile } from './ticket.tsx'

const problemText = ({ problem, account = '' }: { problem: OrderFileProblem | 'unreadable'; account?: string }) =>
  ({
    account: `Este archivo es de otra cuenta: ${clippedName(account)}. Ingresa con ella para traer sus pedidos.`,
    cut: 'Al archivo le falta una parte. Descárgalo otra vez y vuelve a elegirlo.',
    version:
      'Este archivo es de otra versión del sitio. Recarga esta página y descárgalo otra vez donde están tus pedidos.',
    foreign:
      'Ese archivo no es el de tus pedidos. Elige el que bajaste con «Descargar mis pedidos» (termina en .json).',
    unreadable: FILE_PROBLEMS.unreadable,
  })[problem]

const recipients = (drafts: readonly Draft[]) => enumerated(drafts.map(({ storeName }) => recipientText(storeName)))

const notTaken = (number: number, one: string, many: string) =>
  number > 0 && `${count(number, one, many)}, y no se trae${number === 1 ? '' : 'n'}.`

const foundLines = (found: ComparedOrders, unreadable: number) => {
  const { orders, added, here, staying, alreadySent, noRoom, doubtful } = found
  const parts = [
    orders > 0 && count(orders, 'pedido nuevo', 'pedidos nuevos'),
    here > 0 && count(here, 'que ya estaba', 'que ya estaban'),
    added.length > 0 && `${count(added.length, 'borrador nuevo', 'borradores nuevos')} (${recipients(added)})`,
  ].flatMap((part) => part || [])
  return [
    parts.length > 0 && `Encontramos ${enumerated(parts)}.`,
    orders + added.length === 0 && 'No hay nada nuevo que traer.',
    staying.length > 0 &&
      `De lo que tienes por enviar ${recipients(staying)} ya hay otro aquí, que se queda como está.`,
    alreadySent.length > 0 && `El borrador ${recipients(alreadySent)} ya se envió, y no se trae.`,
    doubtful.length > 0 &&
      `Tu borrador ${recipients(doubtful)} ya se envió desde otro navegador. Se queda aquí: revísalo antes de enviarlo.`,
    notTaken(noRoom, 'pedido antiguo no cabe', 'pedidos antiguos no caben'),
    notTaken(unreadable, 'no se pudo leer', 'no se pudieron leer'),
  ].flatMap((line) => line || [])
}

const takenText = ({ orders, added }: ComparedOrders, isStored: boolean) => {
  const parts = [
    orders > 0 && count(orders, 'pedido', 'pedidos'),
    added.length > 0 && count(added.length, 'borrador', 'borradores'),
  ].flatMap((part) => part || [])
  return `Trajimos ${enumerated(parts)}.${isStored ? '' : ` ${lastingText('guardarlos: duran')}`}`
}

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
  const isNew = compared !== null && compared.orders + compared.added.length > 0

  const save = () =>
    saveFile(`pedidos-puntada-${isoDay(page.now())}.json`, 'application/json', orderFile(user, { drafts, sent }))
  const choose = async (chosen: File) => {
    const content = await readFile(chosen)
    const orders =
      'text' in content
        ? readOrderFile(content.text, user, orderStores.carried)
        : { problem: content.problem === 'unreadable' ? content.problem : ('foreign' as const) }
    setFile('problem' in orders ? null : orders)
    setProblem('problem' in orders ? problemText(orders) : null)
    setNote('')
  }
  const take = (found: ComparedOrders) => {
    history.edit(() => found.history)
    open.edit((now) => ({ ...now, drafts: found.drafts }))
    setFile(null)
    setNote(takenText(found, open.isStored() && history.isStored()))
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
        <FileButton {...fieldAria(id, null, problem)} onFile={choose}>
          Traer de un archivo
        </FileButton>
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
              {isNew && <Button onClick={() => take(compared)}>Traerlos</Button>}
              <Button tone="quiet" onClick={() => setFile(null)}>
                {isNew ? 'Cancelar' : 'Entendido'}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
