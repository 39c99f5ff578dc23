import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { mobileMenuMachine } from '../../machines/mobile-menu.machine.ts'
import { createChunk } from '../kit/chunk.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Icon } from '../kit/icon.tsx'
import { Skeleton } from '../kit/section.tsx'
import { LazyPart } from '../site/failure-boundary.tsx'

const CONTENT = createChunk(() => import('./menu-content.tsx'))
const preload = () => void CONTENT.preload()

/** The side menu of narrow screens, with its machine. The native dialog keeps the focus inside. */
export const MobileMenu = ({ pathname }: { pathname: string }) => {
  const button = useRef<HTMLButtonElement>(null)
  const machine = useMemo(
    () =>
      mobileMenuMachine.provide({
        actions: {
          // The dialog takes the focus itself when it opens. The page is inert until it has closed, hence the timer.
          focusButton: () => setTimeout(() => button.current?.focus({ preventScroll: true })),
        },
      }),
    [],
  )
  const menu = useActorRef(machine)
  const isOpen = useSelector(menu, (state) => state.matches('shown'))
  const leave = useCallback(() => menu.send({ type: 'screen.changed' }), [menu])
  useEffect(leave, [pathname, leave])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="action narrow-only touch-target strong small pink-on-hover"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
        onClick={() => menu.send({ type: 'toggled' })}
      >
        <Icon name="menu" />
        <span>Menú</span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => menu.send({ type: 'dismissed' })}
        onLeave={leave}
        title="Menú"
        variant="drawer-start"
      >
        <LazyPart chunk={CONTENT} with={{ pathname, onLeave: leave }} skeleton={<Skeleton kind="lines" count={6} />} />
      </Dialog>
    </>
  )
}
