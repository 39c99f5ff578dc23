import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useBack } from './back.ts'
import { IconButton } from './button.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
}

interface Props extends DialogProps {
  title: string
  detail?: string | false
  /** A dialog calls it instead of `onClose` when a link to a screen is followed: the dialog must not stay over it. */
  onLeave?: () => void
  variant?: 'centre' | 'drawer-end' | 'drawer-start' | 'sheet'
  footer?: ReactNode
  children: ReactNode
}

const leave = (dialog: HTMLDialogElement, opener: Element | null) => {
  if (dialog.open) dialog.close()
  const focused = document.activeElement
  const lost = focused === null || focused === document.body || dialog.contains(focused)
  if (opener === null || !lost) return
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  // The opener is gone, or cannot have the focus.
  if (document.activeElement === document.body) {
    const titles = document.querySelectorAll<HTMLElement>('main h1, dialog[open] > .dialog-panel > .dialog-head h2')
    ;[...titles].at(-1)?.focus({ preventScroll: true })
  }
}

/**
 * A native modal that Escape, Back, a click outside and a link to a screen close; its content is mounted only while it
 * is open.
 */
export const Dialog = ({
  open,
  onClose,
  onLeave = onClose,
  title,
  detail,
  variant = 'centre',
  footer,
  children,
}: Props) => {
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const pressedOutside = useRef(false)
  useBack(open, onClose)

  // A cleanup would come too early: after it, React restores the focus from before the commit.
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (!open) {
      leave(dialog, opener.current)
      opener.current = null
    } else if (!dialog.open) {
      opener.current = document.activeElement
      dialog.showModal()
      // The browser begins with the close button, and knows no `autoFocus` of React.
      const [title, field] = ['h2', 'form :is(input, textarea)'].map((part) => dialog.querySelector<HTMLElement>(part))
      ;(field ?? title)?.focus()
    }
  }, [open])

  useLayoutEffect(() => {
    const dialog = box.current
    return () => {
      if (dialog) leave(dialog, opener.current)
    }
  }, [])

  const press = (event: PointerEvent) => {
    pressedOutside.current = event.target === event.currentTarget
  }
  // Only a click that began outside counts: dragging a selection out of the dialog must not close it.
  const click = (event: MouseEvent) => {
    // The second click of a double click on the opener does not count either.
    if (pressedOutside.current && event.target === event.currentTarget && event.detail < 2) onClose()
    // A link that opens a new tab leaves this page, and its dialog, as they are.
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    const link = event.target instanceof Element && event.target.closest('a[href^="/"]:not([target], [download])')
    if (link && isPlain) onLeave()
  }

  return (
    <dialog
      ref={box}
      className={`dialog dialog-${variant}`}
      aria-labelledby={open ? titleId : undefined}
      onPointerDown={press}
      onClick={click}
      onClose={(event) => {
        // React delivers the `close` of a nested dialog here too; and this one may be unmounted or open again by then.
        const closed = event.target === event.currentTarget && box.current === event.currentTarget && !box.current.open
        if (closed && open) onClose()
      }}
    >
      {open && (
        <div className="dialog-panel">
          <div className="dialog-head media">
            <div>
              <h2 id={titleId} tabIndex={-1} dir="auto">
                {title}
              </h2>
              {detail && <p className="small tabular muted">{detail}</p>}
            </div>
            <IconButton icon="close" label="Cerrar" className="btn-ghost" onClick={onClose} />
          </div>
          <div className="dialog-body">{children}</div>
          {footer && <Dock>{footer}</Dock>}
        </div>
      )}
    </dialog>
  )
}

interface DockProps {
  /** The bar stands at the edge of the window, above the site's bar; else of the box that scrolls. */
  window?: boolean
  /** The name of a bar that is a part of the page by itself. */
  label?: string
  children: ReactNode
}

/** A line at the lower edge, with no field below it. */
export const Dock = ({ window = false, label, children }: DockProps) => (
  <div
    className={window ? 'dock dock-line between dock-window' : 'dock dock-line between'}
    role={label && 'region'}
    aria-label={label}
  >
    {children}
  </div>
)
