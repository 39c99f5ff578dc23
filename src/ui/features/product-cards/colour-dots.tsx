import type { Colour } from '../../../domain/catalogue/catalogue.ts'
import { hexOfName } from '../../../domain/catalogue/colour-hex.ts'
import './cards.css'

const MOST = 5

type Tint = Pick<Colour, 'name' | 'hex'>

/** A line crosses the dot if neither server nor name says its colour. `left` in px. */
const dot = ({ name, hex }: Tint, left = 0, key = 0) => {
  const fill = hex ?? hexOfName(name)
  return [
    <circle key={key} cx={left + 8} cy="8" r="7.25" fill={fill ?? 'none'} stroke="currentColor" />,
    fill === null && (
      <path key={`${key}-`} d={`m${left + 3} 13 10-10`} stroke="currentColor" strokeDasharray="2.5 1.5" />
    ),
  ]
}

export const ColourDot = ({ colour, size = 16 }: { colour: Tint; size?: number }) => (
  <svg className="colour-dots-drawing" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
    {dot(colour)}
  </svg>
)

export const ColourDots = ({ colours }: { colours: readonly Colour[] }) => {
  if (colours.length === 0) return null
  const more = colours.length - MOST
  const firstColours = colours.slice(0, MOST)
  const names = colours.slice(0, 12).map((colour) => colour.name)
  return (
    <div className="colour-dots">
      <span className="visually-hidden">{`Colores: ${names.join(', ')}`}</span>
      {/* One drawing for all dots, because a list of products has hundreds. */}
      <svg className="colour-dots-drawing" width={firstColours.length * 20 - 4} height={16} aria-hidden="true">
        {firstColours.flatMap((colour, index) => dot(colour, index * 20, index))}
      </svg>
      {more > 0 && (
        <span className="small strong" aria-hidden="true">
          {`+${more}`}
        </span>
      )}
    </div>
  )
}
