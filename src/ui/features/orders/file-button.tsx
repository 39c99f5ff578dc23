import type { ComponentProps } from 'react'
import { type FileProblem, MOST_BYTES, textOfFile } from '../../../domain/orders/list-file.ts'
import './order-list.css'

const SAVE =
  'Ábrelo en Excel, elige Archivo › Guardar como › «CSV UTF-8» y abre aquí ese archivo; o copia las celdas y pégalas.'

export const FILE_PROBLEMS: Readonly<Record<FileProblem | 'unreadable', string>> = {
  spreadsheet: `Es un libro de hojas de cálculo, no un CSV. ${SAVE}`,
  document: 'Es una imagen o un documento, y aquí se lee texto. Escribe las líneas, o abre la lista como CSV.',
  empty: 'El archivo está vacío.',
  'too-big': 'El archivo pesa más de 2 MB. Divide la lista en varias.',
  unreadable: 'Este equipo no dejó leer el archivo. Ábrelo o cópialo a otra carpeta y vuelve a elegirlo.',
}

export const readFile = async (file: File) => {
  const bytes = await file
    .slice(0, MOST_BYTES + 1)
    .arrayBuffer()
    .catch(() => null)
  return bytes === null ? { problem: 'unreadable' as const } : textOfFile(new Uint8Array(bytes))
}

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  children: string
  onFile: (file: File) => unknown
}

export const FileButton = ({ children, onFile, ...input }: Props) => (
  <label className="btn btn-quiet order-list-file">
    <input
      type="file"
      {...input}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) void onFile(file)
        // The same file can be chosen again.
        target.value = ''
      }}
    />
    <span>{children}</span>
  </label>
)
