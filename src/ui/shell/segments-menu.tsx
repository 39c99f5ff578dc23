import { useId, useRef, useState } from 'react'
import { Icon } from '../kit/icon.tsx'
import { Picture } from '../kit/picture.tsx'
import { ReadView, useSegments } from '../lib/read.tsx'
import { Skeleton } from '../kit/section.tsx'
import { paths } from '../lib/paths.ts'

export const SegmentsList = () => (
  <ReadView
    read={useSegments()}
    skeleton={<Skeleton kind="lines" count={6} />}
    empty={{
      level: 3,
      title: 'Aún no hay segmentos',
      text: 'Mientras llegan, puedes ver todos los productos.',
      link: { text: 'Ver productos', href: paths.products() },
    }}
  >
    {(segments) => (
      <>
        <ul className="segments-list grid" aria-label="Segmentos">
          {segments.map(({ name, slug, icon }) => (
            <li key={name}>
              <a href={paths.products(slug)} className="media strong pink-on-hover">
                <Picture path={icon} alt="" width={40} height={40} />
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
        <a href={paths.categories} className="underlined touch-target strong pink">
          Ver todas las categorías
        </a>
      </>
    )}
  </ReadView>
)

/** The segments dropdown of the header: a disclosure, since what it shows are links. */
export const SegmentsMenu = ({ pathname }: { pathname: string }) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const close = () => setOpenOn(null)
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        close()
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className="header-link touch-target strong pink-on-hover"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={({ currentTarget }) => {
          // WebKit gives a pressed button no focus, whose loss closes the panel.
          currentTarget.focus()
          setOpenOn(open ? null : pathname)
        }}
      >
        Segmentos
        <Icon name="chevron-down" size={16} />
      </button>
      {open && (
        <div
          className="segments-panel"
          id={id}
          tabIndex={-1}
          onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
        >
          <SegmentsList />
        </div>
      )}
    </div>
  )
}
