import { useId, useRef, useState, type ReactNode } from 'react'
import { useBack } from './back.ts'
import { focusGoesTo } from './press.ts'

interface Props {
  className: string
  label: ReactNode
  /** The panel closes when this changes. */
  place?: string
  /** The class of the panel. */
  panel: string
  children: ReactNode
}

/** A disclosure, not a menu: it holds links and actions. Escape, Back, a link in it and a lost focus close it. */
export const Dropdown = ({ className, label, place = '', panel, children }: Props) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === place
  const close = () => setOpenOn(null)
  useBack(open, close)
  return (
    <div
      onBlur={(event) => event.currentTarget.contains(focusGoesTo(event)) || close()}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        close()
        button.current?.focus({ preventScroll: true })
      }}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenOn(open ? null : place)}
      >
        {label}
      </button>
      {open && (
        <div
          className={panel}
          id={id}
          tabIndex={-1}
          onClick={({ target }) => target instanceof Element && target.closest('a:not([target])') && close()}
        >
          {children}
        </div>
      )}
    </div>
  )
}
