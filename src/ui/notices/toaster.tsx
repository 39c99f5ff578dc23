import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { Icon } from '../kit/icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
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
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (host.parentElement !== place) place.append(host)
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

const Item = ({ item, onDismiss }: { item: Toast; onDismiss: () => void }) => (
  <div className={`toaster-toast toaster-toast-${item.className ?? 'done'}`}>
    <Icon name={item.className === 'error' ? 'alert' : 'check'} />
    <div className="toaster-text small">
      <p className="toaster-title">{item.icon}</p>
      <p dir="auto">{typeof item.message === 'string' ? item.message : null}</p>
    </div>
    <IconButton icon="close" size={18} label="Cerrar aviso" className="btn-ghost" onClick={onDismiss} />
  </div>
)

/**
 * Shows the toasts of `notify` (section 8), errors as alerts. The timers pause while the pointer or the focus is on a
 * toast.
 */
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
  const items = (error: boolean) =>
    shown
      .filter((item) => (item.className === 'error') === error)
      .map((item) => (
        // Repeated while it is shown it stays the same element, and is announced once.
        <Item key={item.id} item={item} onDismiss={() => toast.dismiss(item.id)} />
      ))
  return createPortal(
    <div
      className="toaster-stack"
      onPointerEnter={handlers.startPause}
      onPointerLeave={endPause}
      onFocus={handlers.startPause}
      onBlur={endPause}
    >
      <div role="alert" aria-atomic="false" className="toaster-region">
        {items(true)}
      </div>
      <div role="status" aria-atomic="false" className="toaster-region">
        {items(false)}
      </div>
    </div>,
    host,
  )
}
