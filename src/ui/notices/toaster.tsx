import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toast, useToaster } from 'react-hot-toast/headless'
import { Button, IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Folded } from '../kit/text.tsx'
import { LoadAgain } from './failure-notice.tsx'
import { forgetNotices, noticeOf, type Notice } from './toasts.ts'

/**
 * Moves the toasts into the open modal, because everything outside of it is inert, also for screen readers. There they
 * are a row of its panel, and cover nothing.
 */
const settle = (host: HTMLElement) => {
  const parent = [...document.querySelectorAll('dialog[open] > .dialog-panel')].at(-1) ?? document.body
  if (host.parentElement !== parent) parent.append(host)
}

/** Controls that a notice leaves free. A link that covers its card is larger than a notice: it is pressed beside it. */
const PRESSED = ':is(main, footer) :is(a:not(.card-link), button, form, input, select, textarea, summary)'
const STEP = 8
const PLACED_EVERY_MS = 200

/**
 * Places the notices above whatever is docked at the lower edge, at the lowest place where they keep clear of all
 * controls. Where there is none they stay below, and at first the control with the focus, which was just pressed, scrolls into sight.
 */
const clear = (host: HTMLElement, first = false) => {
  if (host.parentElement !== document.body) return
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
  const docked = [...document.querySelectorAll('.action-bar, .dock')]
    .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top > window.innerHeight / 2)
  const edge = Math.min(window.innerHeight, ...docked.map(({ top }) => top))
  const { left, right, height } = host.getBoundingClientRect()
  const isIn = (box: DOMRect, end: number) =>
    box.height > 0 && box.top < end + STEP && box.bottom > end - height - STEP && box.left < right && box.right > left
  // A notice lies on no frame's upper edge either.
  const edges = boxes('.account-card').map(({ left, top, width }) => new DOMRect(left, top, width, 1))
  const pressed = [...boxes(PRESSED), ...edges]
  const highest = Math.max(0, ...boxes('.header').map(({ bottom }) => bottom)) + height + STEP
  let end = edge
  while (end >= highest && pressed.some((box) => isIn(box, end))) end -= STEP
  if (end < highest) end = edge
  host.style.setProperty('--docked', `${window.innerHeight - end}px`)
  const focused = first && document.activeElement?.closest(PRESSED)?.getBoundingClientRect()
  if (focused && isIn(focused, end)) window.scrollBy(0, focused.bottom - (end - height) + STEP)
}

/** One element for the life of the toaster, so that its live regions exist before their first announcement. */
const useHost = () => {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = document.createElement('div')
    element.className = 'toaster'
    settle(element)
    setHost(element)
    const watch = new MutationObserver(() => settle(element))
    watch.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => {
      watch.disconnect()
      element.remove()
      forgetNotices()
    }
  }, [])
  return host
}

const ICONS = { error: 'alert', done: 'check', news: 'clock' } as const

const Item = ({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) => (
  <div className={`toaster-toast toaster-toast-${notice.tone} media`}>
    <Icon name={ICONS[notice.tone]} />
    <div className="toaster-text fill small">
      <p className="strong">{notice.title}</p>
      <Folded text={notice.message} />
      {notice.action && (
        <Button tone="quiet" onClick={notice.action.run}>
          {notice.action.label}
        </Button>
      )}
      {notice.loadsAgain && <LoadAgain />}
    </div>
    <IconButton icon="close" size={18} label="Cerrar aviso" className="btn-ghost" onClick={onDismiss} />
  </div>
)

export const Toaster = () => {
  const { toasts, handlers } = useToaster({ removeDelay: 0 })
  const host = useHost()
  const visible = toasts.filter((item) => item.visible)
  const { endPause } = handlers
  const before = useRef(0)
  useEffect(() => {
    // A toast that is removed under the pointer or with the focus sends no event that would end the pause.
    if (visible.length < before.current) endPause()
    before.current = visible.length
  }, [visible.length, endPause])
  useLayoutEffect(() => {
    if (host === null || visible.length === 0) return
    clear(host, true)
    // No observer tells of a late font, style or picture in a body that keeps its size. A place stays under the pointer
    // and while the page scrolls.
    let top = window.scrollY
    const timer = setInterval(() => {
      if (top === window.scrollY && !host.matches(':hover')) clear(host)
      top = window.scrollY
    }, PLACED_EVERY_MS)
    return () => clearInterval(timer)
  }, [host, visible.length])

  if (host === null) return null
  const items = (...tones: readonly Notice['tone'][]) =>
    visible.map(({ id }) => {
      const notice = noticeOf(id)
      // A notice that is repeated while it is shown stays the same element, and is announced once.
      if (notice === undefined || !tones.includes(notice.tone)) return null
      return <Item key={id} notice={notice} onDismiss={() => toast.dismiss(id)} />
    })
  return createPortal(
    <div
      className="toaster-stack"
      onPointerEnter={handlers.startPause}
      onPointerLeave={endPause}
      onFocus={handlers.startPause}
      onBlur={endPause}
    >
      <div role="alert" aria-atomic="false" className="toaster-region">
        {items('error')}
      </div>
      <div role="status" aria-atomic="false" className="toaster-region">
        {items('done', 'news')}
      </div>
    </div>,
    host,
  )
}
