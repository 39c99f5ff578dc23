import type { ImagePath, Suggestion } from '../../../domain/catalogue/catalogue.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { namedColour } from '../../../domain/stem.ts'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { perPiece, pesos } from '../../lib/format.ts'
import './search.css'

export interface Row {
  text: string
  image?: ImagePath | null
  note?: string
}

const noteOf = ({ category, segment, tiers, minimum }: Suggestion) => {
  const [first] = offeredTiers(tiers, minimum)
  const price = first && `${pesos(first.price)} ${perPiece(first)}`
  return [category, segment, price].filter(Boolean).join(' · ')
}

export const rowsFor = (typed: string, suggestions: readonly Suggestion[]): readonly Row[] =>
  suggestions.map((suggestion) => ({
    text: suggestion.name,
    image: namedColour(suggestion.colours, typed)?.image ?? suggestion.image,
    note: noteOf(suggestion),
  }))

interface Props {
  id: string
  row: Row
  isActive: boolean
  onChoose: () => void
}

export const SearchOption = ({ id, row: { text, image, note }, isActive, onChoose }: Props) => (
  <li
    id={id}
    className="search-box-option"
    role="option"
    aria-selected={isActive}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {image ? (
      <Picture path={image} alt="" width={32} height={40} />
    ) : (
      <Icon name={image === undefined ? 'clock' : 'search'} size={16} />
    )}
    {/* The note is no part of what is searched for. */}
    <bdi data-note={note || undefined}>{text}</bdi>
  </li>
)
