import { useRef, useState } from 'react'
import { createChunk } from '../kit/chunk.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Icon } from '../kit/icon.tsx'
import { Skeleton } from '../kit/section.tsx'
import { LazyPart } from '../site/failure-boundary.tsx'

const MENU = createChunk(() => import('./mobile-menu.tsx'))
const preload = () => void MENU.preload()

/** The button of narrow screens' side menu, whose code and machine come with the first press. */
export const MenuButton = ({ pathname }: { pathname: string }) => {
  const button = useRef<HTMLButtonElement>(null)
  const [presses, setPresses] = useState(0)
  const [isShown, setShown] = useState(false)
  const frame = { open: true, onClose: () => setPresses(0), title: 'Menú', variant: 'drawer-start' } as const
  return (
    <>
      <button
        ref={button}
        type="button"
        className="action narrow-only touch-target strong small pink-on-hover"
        aria-haspopup="dialog"
        aria-expanded={presses > 0 && isShown}
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
        onClick={() => setPresses(presses + 1)}
      >
        <Icon name="menu" />
        <span>Menú</span>
      </button>
      {presses > 0 && (
        <LazyPart
          chunk={MENU}
          with={{ pathname, button, presses, onShown: setShown }}
          skeleton={
            <Dialog {...frame}>
              <Skeleton count={6} />
            </Dialog>
          }
          frame={(notice) => <Dialog {...frame}>{notice}</Dialog>}
        />
      )}
    </>
  )
}
