import { useRef, useState, type DragEvent } from 'react'
import { MOST_BYTES, textOfFile } from '../../../domain/orders/list-file.ts'
import { linesOf, MOST_LINES } from '../../../domain/orders/order-list.ts'
import { isBlank } from '../../../domain/text.ts'
import { Button } from '../../kit/button.tsx'
import { TextareaField } from '../../kit/field.tsx'
import { integer } from '../../kit/format.ts'
import { fileProblemText } from './list-texts.ts'
import type { OwnList } from './use-order-list.ts'
import './order-list.css'

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
  const open = async (file: File | undefined) => {
    if (!file) return
    const added = textOfFile(new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer()))
    if ('problem' in added) return setProblem(fileProblemText[added.problem])
    const both = isBlank(text) ? added.text : `${text.trimEnd()}\n${added.text}`
    list.write(user, both)
    check(both)
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
