import { foldText } from '../../../domain/text.ts'

const TUB = 'M3 8l3 11h12l3-11M3 8c2 0 2 1.5 4.5 1.5S10 8 12 8s2 1.5 4.5 1.5S19 8 21 8'
const CROSS = 'M4 4l16 16M20 4 4 20'
const IRON = 'M4 18h16l-1.5-9.5H10C6 8.5 4 13 4 18ZM9 5.5h8.5l.8 3'
const DRYER = 'M4 4h16v16H4ZM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z'

/** Care symbols by what a sentence says, the most specific first. */
const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/no (usar|utilizar|aplicar) (cloro|blanqueador)|sin cloro/, `M12 4 21 20H3Z${CROSS}`],
  [/\bcloro|blanqueador/, 'M12 4 21 20H3Z'],
  [/no planchar/, `${IRON}${CROSS}`],
  [/planchar/, `${IRON}M11 14h.1M14 14h.1`],
  [/no (secar en|usar) secadora|sin secadora/, `${DRYER}${CROSS}`],
  [/secadora/, DRYER],
  [/secar en plano|secar plano/, 'M4 4h16v16H4ZM7.5 12h9'],
  [/sombra/, 'M4 4h16v16H4ZM4 9l5-5M4 13.5 13.5 4M12 8v9'],
  [/colgad|secar al (sol|aire)|secar/, 'M4 4h16v16H4ZM4 5c3 6 13 6 16 0'],
  [/no exprimir|sin torcer|exprimir/, `M5 9c4-3 10 3 14 0M5 15c4-3 10 3 14 0${CROSS}`],
  [/no (lavar|mojar|meter a la lavadora)/, `${TUB}${CROSS}`],
  [/en seco|tintoreria|pano/, 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.5 16V8H13a2.3 2.3 0 0 1 0 4.6H9.5'],
  [/a mano/, `${TUB}M9 15l3-3.5 3 3.5`],
  [/lavar|lavado|jabon/, `${TUB}M9 14.5h6`],
]

const OTHER = 'M3 3h8l10 10-8 8L3 11ZM7.5 7.5h.1'

/** The symbol of a care instruction; a tag for those that have none. */
export const CareSymbol = ({ text }: { text: string }) => {
  const folded = foldText(text)
  const drawing = SYMBOLS.find(([pattern]) => pattern.test(folded))?.[1] ?? OTHER
  return (
    <svg
      width="32"
      height="32"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing} />
    </svg>
  )
}
