import type { ReactNode } from 'react'
import { clippedName } from './format.ts'
import { Icon } from './icon.tsx'

const MANY = 60

/** A name in the direction of its own script; one that was cut is whole in its `title`. */
export const Name = ({ text }: { text: string }) => {
  const clipped = clippedName(text)
  return (
    <bdi title={clipped === text ? undefined : text} className={text.length > MANY ? 'name-long' : undefined}>
      {clipped}
    </bdi>
  )
}

const SHOWN = 300

export const Folded = ({ text }: { text: string }) =>
  text.length <= SHOWN ? (
    <p dir="auto">{text}</p>
  ) : (
    <div className="folded" dir="auto">
      <span>{`${text.slice(0, SHOWN)}…`}</span>
      <details>
        <summary className="underlined">Leer lo demás</summary>
        <span>{`…${text.slice(SHOWN)}`}</span>
      </details>
    </div>
  )

export const Badge = ({ tone, children }: { tone: 'tag' | 'agave' | 'cempa'; children: ReactNode }) => (
  <span className={`badge badge-${tone}`}>{children}</span>
)

export const VerifiedBadge = () => (
  <Badge tone="agave">
    <Icon name="check" size={14} />
    Verificada
  </Badge>
)

/** Tells screen readers that the link around it opens another window. */
export const NewWindow = () => <span className="visually-hidden"> (se abre en otra ventana)</span>

/** The site's name with its stitch, as text, so that it follows the colour scheme. Its link has the accessible name. */
export const Wordmark = () => (
  <span className="wordmark">
    Puntada
    <span className="stitch" />
  </span>
)
