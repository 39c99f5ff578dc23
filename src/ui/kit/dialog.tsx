import {
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { useBack } from './back.ts'
import { IconButton } from './button.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
}

interface PanelProps extends DialogProps {
  title: string
  detail?: string | false
  /** A dialog calls it instead of `onClose` when a link to a screen is followed: the dialog must not stay over it. */
  onLeave?: () => void
  footer?: ReactNode
  children: ReactNode
}

export interface BoxProps {
  variant?: 'centre' | 'drawer-end' | 'drawer-start' | 'sheet' | undefined
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

const createBox = (titleId: string) => ({
  titleId,
  element: null as HTMLDialogElement | null,
  opener: null as Element | null,
  /** What the panel in it says. */
  open: false,
  onClose: () => undefined as void,
  onLeave: () => undefined as void,
})

const BoxContext = createContext<ReturnType<typeof createBox> | null>(null)

/**
 * One element for dialogs that follow each other, as the one that waits for code and the one that comes: a second
 * `showModal` would style the whole page twice more, and run the entry's animation again.
 */
export const DialogBox = ({ variant = 'centre', children }: BoxProps) => {
  const titleId = useId()
  const box = useMemo(() => createBox(titleId), [titleId])
  const pressedOutside = useRef(false)

  useLayoutEffect(
    () => () => {
      if (box.element) leave(box.element, box.opener)
      box.element = null
    },
    [box],
  )

  const press = (event: PointerEvent) => {
    pressedOutside.current = event.target === event.currentTarget
  }
  // Only a click that began outside counts: dragging a selection out of the dialog must not close it.
  const click = (event: MouseEvent) => {
    // The second click of a double click on the opener does not count either.
    if (pressedOutside.current && event.target === event.currentTarget && event.detail < 2) box.onClose()
    // A link that opens a new tab leaves this page, and its dialog, as they are.
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    const link = event.target instanceof Element && event.target.closest('a[href^="/"]:not([target], [download])')
    if (link && isPlain) box.onLeave()
  }

  return (
    <dialog
      className={`dialog dialog-${variant}`}
      aria-labelledby={titleId}
      onPointerDown={press}
      onClick={click}
      // Escape, at once: what takes the panel's place before the element has closed would open it again.
      onCancel={(event) => event.target === event.currentTarget && box.onClose()}
      onClose={(event) => {
        // React delivers the `close` of a nested dialog here too; and this one may be unmounted or open again by then.
        const closed = event.target === event.currentTarget && box.element === event.currentTarget && !box.element.open
        if (closed && box.open) box.onClose()
      }}
    >
      {/* Notices are moved into it. */}
      <div className="dialog-panel">
        <BoxContext value={box}>{children}</BoxContext>
      </div>
    </dialog>
  )
}

const Panel = ({ open, onClose, onLeave = onClose, title, detail, footer, children }: PanelProps) => {
  const box = useContext(BoxContext)
  const head = useRef<HTMLDivElement>(null)
  useBack(open, onClose)

  useLayoutEffect(() => void Object.assign(box ?? {}, { open, onClose, onLeave }))

  // A cleanup would come too early: after it, React restores the focus from before the commit.
  useLayoutEffect(() => {
    if (box === null) return
    const dialog = (box.element = head.current?.closest('dialog') ?? box.element)
    if (!dialog) return
    if (!open) {
      leave(dialog, box.opener)
      box.opener = null
      return
    }
    if (!dialog.open) {
      box.opener = document.activeElement
      dialog.showModal()
    }
    // The browser begins with the close button, and knows no `autoFocus` of React.
    const [title, field] = ['h2', 'form :is(input, textarea)'].map((part) => dialog.querySelector<HTMLElement>(part))
    ;(field ?? title)?.focus()
  }, [open, box])

  return (
    open && (
      <>
        <div className="dialog-head media" ref={head}>
          <div>
            <h2 id={box?.titleId} tabIndex={-1} dir="auto">
              {title}
            </h2>
            {detail && <p className="small tabular muted">{detail}</p>}
          </div>
          <IconButton icon="close" label="Cerrar" className="btn-ghost" onClick={onClose} />
        </div>
        <div className="dialog-body">
          <BoxContext value={null}>{children}</BoxContext>
        </div>
        {footer && <Dock>{footer}</Dock>}
      </>
    )
  )
}

/**
 * A native modal that Escape, Back, a click outside and a link to a screen close; its content is mounted only while it
 * is open.
 */
export const Dialog = ({ variant, ...panel }: PanelProps & Pick<BoxProps, 'variant'>) =>
  useContext(BoxContext) === null ? (
    <DialogBox variant={variant}>
      <Panel {...panel} />
    </DialogBox>
  ) : (
    <Panel {...panel} />
  )

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
