import { useEffect, useMemo, useRef, useState } from 'react'
import { checkList, takenProducts } from '../../../domain/orders/list-check.ts'
import { wantedIn, type ListLine } from '../../../domain/orders/order-list.ts'
import { orderPieces } from '../../../domain/orders/orders.ts'
import { nameKey } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { Dock } from '../../kit/dialog.tsx'
import { ProgressStitch } from '../../kit/progress-stitch.tsx'
import { Section } from '../../kit/section.tsx'
import { showDialog } from '../../site/dialogs.ts'
import { count, integer } from '../../kit/format.ts'
import { Screen } from '../../site/screen.tsx'
import { OrderListLine, OrderListModels, type LineActions } from './order-list-lines.tsx'
import { useOrderList, WriteList, type OwnList } from './order-list-write.tsx'
import { addedText } from './texts.ts'
import { useOpenOrders } from './use-orders.ts'
import '../../kit/reading.css'
import './order-list.css'

/** `Se agregarán 24 piezas de 3 modelos; 2 líneas se quedan fuera.` */
const sumUpText = (taken: number, models: number, left: number) => {
  const out = left === 0 ? '' : `; ${count(left, 'línea se queda', 'líneas se quedan')} fuera`
  if (taken === 0) return `No hay piezas por agregar${out}`
  const what = `${count(taken, 'pieza', 'piezas')} de ${count(models, 'modelo', 'modelos')}`
  return `Se ${taken === 1 ? 'agregará' : 'agregarán'} ${what}${out}`
}
interface CheckedProps extends OwnList {
  lines: readonly ListLine[]
  onAdded: (text: string) => void
}

const CheckedList = ({ list, user, lines, readings, onAdded }: CheckedProps) => {
  const { editing } = useOpenOrders()
  const verdicts = useMemo(() => checkList(lines, readings), [lines, readings])
  const products = useMemo(() => takenProducts(verdicts), [verdicts])
  /** The lines that were out when the filter was set: one that is mended stays where it is. */
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const states = [...readings.values()].map(({ kind }) => kind)
  const reading = states.filter((kind) => kind === 'reading').length
  const read = states.length - reading
  const failed = states.filter((kind) => kind === 'failed').length
  const out = lines.filter((_, at) => verdicts[at]?.kind !== 'taken')
  const unread = verdicts.some(({ kind }) => kind === 'unread')
  const taken = orderPieces({ products: products.map(({ draft }) => draft) })
  const sum = sumUpText(taken, products.length, out.length)
  const isWaiting = reading > 0 || taken === 0

  // The pressed button is gone.
  useEffect(() => title.current?.focus(), [])

  const actions = useMemo<LineActions>(
    () => ({
      onChange: (id, line) => list.changeLine(user, id, line),
      onLeave: () => void list.readOn(),
      onRemove: (id) => list.removeLine(user, id),
      onRetry: (text) => void list.readAgain(nameKey(wantedIn(text).key)),
    }),
    [list, user],
  )
  const add = () => {
    if (isWaiting) return
    const { added, wanted } = list.add(user, editing)
    onAdded(addedText(added, wanted, 'a tu pedido'))
    showDialog('orders')
  }

  return (
    <div className="stack">
      <div className="between">
        <h2 ref={title} tabIndex={-1}>
          {count(lines.length, 'línea', 'líneas')}
        </h2>
        <Button tone="text" onClick={list.leave}>
          Cambiar la lista
        </Button>
      </div>
      {reading > 0 && (
        <div className="between">
          <div className="fill">
            <ProgressStitch
              label="Avance de la revisión"
              value={read}
              max={states.length}
              text={`${integer(read)} de ${count(states.length, 'clave', 'claves')}`}
            />
          </div>
          <Button tone="quiet" onClick={list.stop}>
            Cancelar
          </Button>
        </div>
      )}
      {reading === 0 && (unread || failed > 1) && (
        <div className="alarm between small">
          <p>
            {failed > 1
              ? `No se pudieron leer ${integer(failed)} claves.`
              : 'Falta revisar líneas: lo que no se revisa no se agrega.'}
          </p>
          <Button tone="quiet" onClick={() => void (failed > 1 ? list.readAgain() : list.readOn())}>
            {failed > 1 ? 'Reintentar todas' : 'Seguir revisando'}
          </Button>
        </div>
      )}
      {reading === 0 && out.length > 0 && out.length < lines.length && (
        <div className="row" role="group" aria-label="Líneas">
          <Button tone="pill" aria-pressed={only === null} onClick={() => setOnly(null)}>
            {`Todas ${integer(lines.length)}`}
          </Button>
          <Button tone="pill" aria-pressed={only !== null} onClick={() => setOnly(new Set(out.map(({ id }) => id)))}>
            {`Por corregir ${integer(out.length)}`}
          </Button>
        </div>
      )}
      <ol className="plain-list">
        {lines.map(
          (line, at) =>
            (only === null || only.has(line.id)) && (
              <OrderListLine key={line.id} line={line} verdict={verdicts[at]!} {...actions} />
            ),
        )}
      </ol>
      {products.length > 0 && (
        <Section title="Lo que se agrega">
          <p className="small">{`${sum}.`}</p>
          <OrderListModels products={products} />
        </Section>
      )}
      <Dock window>
        <p className="order-list-sum clamp small tabular" role="status">
          {reading > 0 ? 'Buscamos tus modelos…' : sum}
        </p>
        <Button sends aria-disabled={isWaiting || undefined} onClick={add}>
          Agregar<span className="visually-hidden-narrow"> al pedido</span>
        </Button>
      </Dock>
    </div>
  )
}

export default function OrderListScreen() {
  const orderList = useOrderList()
  const { lines } = orderList
  const [note, setNote] = useState('')
  return (
    <Screen
      className="listing reading"
      title="Pide con una lista"
      description="Pega la lista de lo que necesitas, con clave, color, talla y piezas, y agrégala a tu pedido."
    >
      <div className="order-list-note" role="status">
        {note && <p className="note">{note}</p>}
      </div>
      {lines === null || lines.length === 0 ? (
        <WriteList {...orderList} />
      ) : (
        <CheckedList {...orderList} lines={lines} onAdded={setNote} />
      )}
    </Screen>
  )
}
