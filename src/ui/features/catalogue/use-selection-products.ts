import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import type { Services } from '../../lib/services.ts'
import { useRead, type Read } from '../../lib/use-read.ts'
import type { Selection } from './use-selection.ts'

/**
 * The products of a selection (R7.13). A link with one size asks for that size alone, which is the least to wait for;
 * the whole selection follows, so that the other sizes can say how many they have. From the whole selection everything is
 * filtered here, without asking again.
 */
export const useSelectionProducts = (selection: Selection, size: string): Read<readonly ProductSummary[]> => {
  const { segment, category } = selection
  const ready = selection.status === 'ready'
  const read = (wanted: string) => ({ catalogue }: Services, signal: AbortSignal) =>
    catalogue.productsPage({ segment, category, size: wanted }, signal)
  const wholeKey = ['catalogue.productsPage', segment, category, '']
  const known = useRead(wholeKey, read(''), { enabled: false }).data !== undefined
  const narrow = useRead(['catalogue.productsPage', segment, category, size], read(size), {
    enabled: ready && size !== '' && !known,
  })
  const whole = useRead(wholeKey, read(''), { enabled: ready && (size === '' || known || narrow.data !== undefined) })
  return size === '' || whole.data !== undefined ? whole : narrow
}
