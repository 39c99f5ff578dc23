import type { CSSProperties, ReactNode } from 'react'
import './size-table.css'

/** The least width of a column in rem; a name of a size breaks only between its words. */
const COLUMN = { wide: 2.5, compact: 2.5, read: 1.75 } as const
const LETTER = 0.5

interface Props {
  /** The table's name; one that is read has a caption instead. */
  label?: string
  caption?: ReactNode
  sizes: readonly string[]
  kind?: keyof typeof COLUMN
  totals?: ReactNode
  children: ReactNode
}

/**
 * Pieces by colour and size, typed, read or printed: a table where its columns have room; else each size stands above
 * its pieces.
 */
export const SizeTable = ({ label, caption, sizes, kind = 'read', totals, children }: Props) => {
  const longest = Math.max(...sizes.flatMap((size) => size.split(/[\s-]/)).map(({ length }) => length))
  // Fields are announced better in groups than in a table.
  const typing = kind !== 'read'
  const role = typing ? 'presentation' : undefined
  return (
    <div
      className="size-table-box"
      data-kind={kind}
      style={{ '--sizes': sizes.length, '--column': `${Math.max(COLUMN[kind], longest * LETTER)}rem` } as CSSProperties}
    >
      <table className="size-table tabular" role={typing ? 'group' : undefined} aria-label={label}>
        {caption && <caption>{caption}</caption>}
        <thead role={role} aria-hidden={typing || undefined}>
          <tr className="size-table-head" role={role}>
            <th role={role}>Color</th>
            {sizes.map((size) => (
              <th key={size} role={role}>
                <bdi>{size}</bdi>
              </th>
            ))}
            <th role={role}>Total</th>
          </tr>
        </thead>
        <tbody role={role}>{children}</tbody>
        {totals && <tfoot role={role}>{totals}</tfoot>}
      </table>
    </div>
  )
}

/** A cell's size, hidden where its column says it. */
export const SizeOf = ({ size }: { size: string }) => (
  <bdi className="size-table-size clamp strong" aria-hidden="true">
    {size}
  </bdi>
)
