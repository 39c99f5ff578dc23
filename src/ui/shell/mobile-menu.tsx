import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react'
import { mobileMenuMachine } from '../../machines/mobile-menu.machine.ts'
import { Dialog } from '../kit/dialog.tsx'
import { MenuContent } from './menu-content.tsx'

interface MenuProps {
  pathname: string
  button: RefObject<HTMLButtonElement | null>
  presses: number
  onShown: (isShown: boolean) => void
}

/** The native dialog keeps the focus inside. */
export default function MobileMenu({ pathname, button, presses, onShown }: MenuProps) {
  const machine = useMemo(
    () =>
      mobileMenuMachine.provide({
        actions: {
          // The dialog takes the focus itself when it opens. The page is inert until it has closed, hence the timer.
          focusButton: () => setTimeout(() => button.current?.focus({ preventScroll: true })),
        },
      }),
    [button],
  )
  const menu = useActorRef(machine)
  const isOpen = useSelector(menu, (state) => state.matches('shown'))
  const leave = useCallback(() => menu.send({ type: 'screen.changed' }), [menu])
  useEffect(leave, [pathname, leave])
  const heard = useRef(0)
  useEffect(() => {
    // Each press counts once, however often React runs the effect.
    if (heard.current !== presses) menu.send({ type: 'toggled' })
    heard.current = presses
  }, [presses, menu])
  useEffect(() => onShown(isOpen), [isOpen, onShown])

  return (
    <Dialog
      open={isOpen}
      onClose={() => menu.send({ type: 'dismissed' })}
      onLeave={leave}
      title="Menú"
      variant="drawer-start"
    >
      <MenuContent pathname={pathname} onLeave={leave} />
    </Dialog>
  )
}
