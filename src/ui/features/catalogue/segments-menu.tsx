import { useId, useRef, useState } from 'react'
import { Icon } from '../../kit/icon.tsx'
import { SegmentsList } from './segments-list.tsx'
import { useDismiss } from '../../kit/use-dismiss.ts'

/** The segments dropdown of the header (R2.27): a disclosure, since what it shows are links. */
export const SegmentsMenu = ({ pathname }: { pathname: string }) => {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const close = () => setOpenOn(null)
  useDismiss(box, open, (how) => {
    close()
    if (how === 'escape') button.current?.focus()
  })
  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        className="header-link touch-target"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenOn(open ? null : pathname)}
      >
        Segmentos
        <Icon name="chevron-down" size={16} />
      </button>
      {open && (
        <div className="segments-panel" id={id}>
          <SegmentsList onChoose={close} />
        </div>
      )}
    </div>
  )
}
