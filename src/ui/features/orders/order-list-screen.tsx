import { useEffect, useMemo, useRef, useState, type DragEvent } from 'react'
import { createOrderList } from '../../../application/order-list.ts'
import { userKeyOf } from '../../../domain/account/session.ts'
import { missingPieces, rulesOf } from '../../../domain/catalogue/selling-rules.ts'
import { checkList, takenProducts, type Verdict } from '../../../domain/orders/list-check.ts'
import { MOST_BYTES, textOfFile } from '../../../domain/orders/list-file.ts'
import { linesOf, MOST_LINES, wantedIn, type ListLine } from '../../../domain/orders/order-list.ts'
import { orderPieces, productAmount, productPieces } from '../../../domain/orders/orders.ts'
import { isBlank, nameKey } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { Dock } from '../../kit/dialog.tsx'
import { TextareaField } from '../../kit/field.tsx'
import { ProgressStitch } from '../../kit/progress-stitch.tsx'
import { Section } from '../../kit/section.tsx'
import { Name } from '../../kit/text.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { count, integer, pieces, priceText } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Screen } from '../../lib/screen.tsx'
import { useServices, useStored, useUser } from '../../lib/services.ts'
import { colourLines, fileProblemText, missingText, sumUpText } from './list-texts.ts'
import { lineProps, OrderListLine, type LineActions } from './order-list-lines.tsx'
import { addedText, keyText } from './texts.ts'
import { useDrafts } from './use-orders.ts'
import '../../kit/reading.css'
import './order-list.css'

const EXAMPLE = 'PLA-0001, Coral, CH, 2\nPLA-0001 coral 2,2,2,2'

const HELP =
  'Clave, color, talla y piezas; o la clave, el color y las piezas de cada talla, en su orden. Con comas, punto y coma ' +
  'o tabuladores, como salen de Excel, y también la hoja de un pedido de aquí.'

/** The list of whoever writes it, and what is known of its lines. */
const useOrderList = () => {
  const { orderStores, once } = useServices()
  const list = once(createOrderList)
  const user = useUser()
  const stored = useStored(orderStores.list)
  const isOwn = stored !== null && (stored.user === '' || userKeyOf(stored.user) === userKeyOf(user))
  const { lines, readings } = useStored(list)
  return { list, user, text: isOwn ? stored.text : '', lines: isOwn ? lines : null, readings }
}

type List = ReturnType<typeof useOrderList>

const WriteList = ({ list, user, text }: List) => {
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  const check = (whole: string) => {
    const found = linesOf(whole).length
    const wrong =
      found === 0
        ? 'Pega o escribe al menos una línea.'
        : found > MOST_LINES
          ? `La lista tiene ${integer(found)} líneas y aquí caben ${integer(MOST_LINES)}. Divídela en varias.`
          : null
    setProblem(wrong)
    if (wrong === null) void list.check(whole)
    else field.current?.focus()
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    const read = textOfFile(new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer()))
    if ('problem' in read) return setProblem(fileProblemText[read.problem])
    const whole = isBlank(text) ? read.text : `${text.trimEnd()}\n${read.text}`
    list.write(user, whole)
    check(whole)
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void open(event.dataTransfer.files[0])
  }

  return (
    <form
      method="post"
      className="stack order-list-write"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        check(text)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <TextareaField
        ref={field}
        label="Tu lista"
        help={HELP}
        error={problem}
        rows={12}
        placeholder={EXAMPLE}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setProblem(null)
          list.write(user, target.value)
        }}
      />
      <div className="cluster">
        <Button type="submit">Revisar la lista</Button>
        <label className="btn btn-quiet order-list-file">
          <input
            type="file"
            onChange={({ target }) => {
              void open(target.files?.[0])
              target.value = ''
            }}
          />
          <span>Abrir un archivo</span>
        </label>
      </div>
    </form>
  )
}

/** The products that the list asks for, with the rules that they are sold by. */
const Models = ({ products }: { products: ReturnType<typeof takenProducts> }) => {
  const { drafts } = useDrafts()
  return (
    <ul className="stack-3 divided order-list-models">
      {products.map(({ product, draft }) => {
        const total =
          productPieces(draft) +
          productPieces(
            drafts
              .find(({ storeId }) => storeId === product.storeId)
              ?.products.find(({ productId }) => productId === product.id) ?? { cells: [] },
          )
        const rules = rulesOf(product)
        const missing = missingPieces(rules, total)
        return (
          <li key={product.id} className="stack-1">
            <p className="between">
              <a href={paths.product(product.id)} className="strong underlined-on-hover">
                <Name text={product.name} />
              </a>
              <strong className="tabular">{priceText(productAmount(draft))}</strong>
            </p>
            <p className="small muted">
              {[keyText({ key: product.key ?? '', id: product.id }), product.storeName, pieces(productPieces(draft))]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {colourLines(draft.cells).map((line) => (
              <p key={line} className="small tabular" dir="auto">
                {line}
              </p>
            ))}
            {missing > 0 && <p className="small danger">{missingText(missing, total, rules.multiple)}</p>}
          </li>
        )
      })}
    </ul>
  )
}

const isOut = ({ kind }: Verdict) => kind !== 'taken'

interface CheckedProps extends List {
  lines: readonly ListLine[]
  onAdded: (text: string) => void
}

const CheckedList = ({ list, user, lines, readings, onAdded }: CheckedProps) => {
  const { editing } = useDrafts()
  const verdicts = useMemo(() => checkList(lines, readings), [lines, readings])
  const products = useMemo(() => takenProducts(verdicts), [verdicts])
  /** Those that were out when they were asked for: a line that is mended stays where it is. */
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const states = [...readings.values()].map(({ kind }) => kind)
  const reading = states.filter((kind) => kind === 'reading').length
  const failed = states.filter((kind) => kind === 'failed').length
  const left = verdicts.filter(isOut).length
  const unread = verdicts.some(({ kind }) => kind === 'unread')
  const taken = orderPieces({ products: products.map(({ draft }) => draft) })
  const isWaiting = reading > 0 || taken === 0

  // The button that was pressed is gone.
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
        <Button tone="text" onClick={() => list.leave()}>
          Cambiar la lista
        </Button>
      </div>
      {reading > 0 && (
        <div className="between">
          <div className="fill">
            <ProgressStitch
              label="Avance de la revisión"
              value={states.length - reading}
              max={states.length}
              text={`${integer(states.length - reading)} de ${count(states.length, 'clave', 'claves')}`}
            />
          </div>
          <Button tone="quiet" onClick={() => list.stop()}>
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
      {left > 0 && left < lines.length && reading === 0 && (
        <div className="row" role="group" aria-label="Líneas">
          <Button tone="pill" aria-pressed={only === null} onClick={() => setOnly(null)}>
            {`Todas ${integer(lines.length)}`}
          </Button>
          <Button
            tone="pill"
            aria-pressed={only !== null}
            onClick={() => setOnly(new Set(lines.filter((_, at) => isOut(verdicts[at]!)).map(({ id }) => id)))}
          >
            {`Por corregir ${integer(left)}`}
          </Button>
        </div>
      )}
      <ol className="plain-list">
        {lines.map(
          (line, at) =>
            (only === null || only.has(line.id)) && (
              <OrderListLine key={line.id} line={line} {...lineProps(verdicts[at]!)} {...actions} />
            ),
        )}
      </ol>
      {products.length > 0 && (
        <Section title="Lo que se agrega">
          <p className="small">{`${sumUpText(taken, products.length, left)}.`}</p>
          <Models products={products} />
        </Section>
      )}
      <Dock window>
        <p className="order-list-sum clamp small tabular" role="status">
          {reading > 0 ? 'Buscamos tus modelos…' : sumUpText(taken, products.length, left)}
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
