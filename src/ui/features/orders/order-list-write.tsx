import { useRef, useState, type DragEvent } from 'react'
import { createOrderList } from '../../../application/order-list.ts'
import { linesOf, MOST_LINES } from '../../../domain/orders/order-list.ts'
import { isBlank } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { TextareaField } from '../../kit/field.tsx'
import { integer } from '../../kit/format.ts'
import { useServices, useStored, useUser } from '../../data/services.ts'
import { FILE_PROBLEMS, FileButton, readFile } from './file-button.tsx'
import { useWritten } from './use-orders.ts'
import './order-list.css'

export const useOrderList = () => {
  const { orderStores, once } = useServices()
  const list = once(createOrderList)
  const written = useWritten(orderStores.list)
  const { lines, readings } = useStored(list)
  return { list, user: useUser(), text: written?.text ?? '', lines: written && lines, readings }
}

export type OwnList = ReturnType<typeof useOrderList>

const EXAMPLE = 'PLA-0001, Coral, CH, 2\nPLA-0001 coral 2,2,2,2'

const HELP =
  'Clave, color, talla y piezas; o la clave, el color y las piezas de cada talla, en su orden. Con comas, punto y coma ' +
  'o tabuladores, como salen de Excel, y también la hoja de un pedido de aquí.'

export const WriteList = ({ list, user, text }: OwnList) => {
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  const check = (written: string) => {
    const lines = linesOf(written).length
    const wrong =
      lines === 0
        ? 'Pega o escribe al menos una línea.'
        : lines > MOST_LINES
          ? `La lista tiene ${integer(lines)} líneas y aquí caben ${integer(MOST_LINES)}. Divídela en varias.`
          : null
    setProblem(wrong)
    if (wrong === null) void list.check(written)
    else field.current?.focus()
  }
  const open = async (file: File) => {
    const added = await readFile(file)
    if ('problem' in added) return setProblem(FILE_PROBLEMS[added.problem])
    const both = isBlank(text) ? added.text : `${text.trimEnd()}\n${added.text}`
    list.write(user, both)
    check(both)
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void open(file)
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
        <FileButton onFile={open}>Abrir un archivo</FileButton>
      </div>
    </form>
  )
}
