import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { toast, useToaster } from 'react-hot-toast/headless'
import { Button, IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Folded } from '../kit/folded.tsx'
import { noticeOf, type Notice } from './toasts.ts'
import './toaster.css'

const createHost = (): HTMLElement => {
  const host = document.createElement('div')
  host.className = 'toaster'
  // In the top layer, because a modal dialog would cover it.
  host.setAttribute('popover', 'manual')
  return host
}

/** Moves the toasts into the open modal, because everything outside of it is inert, also for screen readers. */
const settle = (host: HTMLElement): void => {
  const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (host.parentElement !== parent) parent.append(host)
  // A dialog opened just now covers the toasts: showing them again puts them on top.
  host.hidePopover?.()
  host.showPopover?.()
}

/** One element for the life of the toaster, so that its live regions exist before their first announcement. */
const useHost = (): HTMLElement | null => {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const made = createHost()
    settle(made)
    setHost(made)
    const watch = new MutationObserver(() => settle(made))
    watch.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => {
      watch.disconnect()
      made.remove()
      toast.removeAll()
    }
  }, [])
  return host
}

const ICONS = { error: 'alert', done: 'check', news: 'clock' } as const

const Item = ({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) => (
  <div className={`toaster-toast toaster-toast-${notice.tone}`}>
    <Icon name={ICONS[notice.tone]} />
    <div className="toaster-text small">
      <p className="toaster-title">{notice.title}</p>
      <Folded text={notice.message} />
      {notice.action && (
        <Button tone="quiet" onClick={notice.action.run}>
          {notice.action.label}
        </Button>
      )}
    </div>
    <IconButton icon="close" size={18} label="Cerrar aviso" className="btn-ghost" onClick={onDismiss} />
  </div>
)

/** Section 8. The timers pause while the pointer or the focus is on a toast. */
export const Toaster = () => {
  const { toasts, handlers } = useToaster({ removeDelay: 0 })
  const host = useHost()
  const shown = toasts.filter((item) => item.visible)
  const { endPause } = handlers
  useEffect(() => {
    // A toast removed under the pointer sends no event that would end the pause.
    if (shown.length === 0) endPause()
  }, [shown.length, endPause])

  if (host === null) return null
  const items = (...tones: readonly Notice['tone'][]) =>
    shown.map(({ id }) => {
      const notice = noticeOf(id)
      // Repeated while it is shown it stays the same element, and is announced once.
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
