import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { ImagePath } from '../../../domain/catalogue/catalogue.ts'
import type { IconName } from '../../kit/icon.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Picture } from '../../kit/picture.tsx'
import './gallery-zoom.css'

interface Props {
  pictures: readonly ImagePath[]
  name: string
  index: number
  onIndex: (index: number) => void
}

const [LEAST, MOST] = [1, 4]
const clamp = (scale: number) => Math.min(MOST, Math.max(LEAST, scale))
const distance = ([a, b]: readonly (readonly [number, number])[]) => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0)

const Tool = ({ off, ...rest }: { icon: IconName; label: string; off: boolean; onClick: () => void }) => (
  <IconButton {...rest} className="gallery-zoom-tool" aria-disabled={off} />
)

/** Twice as large as it fits: buttons, keys, double click and two fingers change it. */
export const GalleryZoom = ({ pictures, name, index, onIndex }: Props) => {
  const [scale, setScale] = useState(2)
  const stage = useRef<HTMLDivElement>(null)
  const centre = useRef<readonly [number, number]>([0.5, 0.5])
  const fingers = useRef(new Map<number, readonly [number, number]>())
  const last = pictures.length - 1

  // Keeps the middle. Not a layout effect: the dialog opens in one, and has no size before.
  useEffect(() => {
    const box = stage.current
    if (box === null) return
    box.scrollLeft = centre.current[0] * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = centre.current[1] * box.scrollHeight - box.clientHeight / 2
  }, [scale, index])

  const zoom = (wanted: number) => {
    const box = stage.current
    if (box !== null && box.scrollWidth > 0) {
      centre.current = [
        (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      ]
    }
    setScale(clamp(wanted))
  }
  const turn = (to: number) => {
    centre.current = [0.5, 0.5]
    onIndex(Math.min(last, Math.max(0, to)))
  }
  const keys = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // Arrows move over an enlarged picture.
    const toIndex = scale > 1 ? undefined : { ArrowLeft: index - 1, ArrowRight: index + 1 }[event.key]
    const toScale = { '+': scale + 1, '=': scale + 1, '-': scale - 1, '0': 1 }[event.key]
    if (toIndex === undefined && toScale === undefined) return
    event.preventDefault()
    if (toIndex !== undefined) turn(toIndex)
    if (toScale !== undefined) zoom(toScale)
  }
  const press = (event: PointerEvent) => fingers.current.set(event.pointerId, [event.clientX, event.clientY])
  const release = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const move = (event: PointerEvent<HTMLElement>) => {
    const former = fingers.current.get(event.pointerId)
    if (former === undefined) return
    const before = distance([...fingers.current.values()])
    press(event)
    const after = distance([...fingers.current.values()])
    if (fingers.current.size === 2 && before > 0) zoom((scale * after) / before)
    else if (event.pointerType === 'mouse')
      event.currentTarget.scrollBy(former[0] - event.clientX, former[1] - event.clientY)
  }

  return (
    <div className="gallery-zoom-window">
      <div
        ref={stage}
        className="gallery-zoom-stage"
        role="group"
        aria-label={`Fotos ampliadas de ${name}`}
        aria-roledescription="galería"
        tabIndex={0}
        onKeyDown={keys}
        onDoubleClick={() => zoom(scale > 1 ? 1 : 2)}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
      >
        <div className="gallery-zoom-sheet" style={{ inlineSize: `${scale * 100}%`, blockSize: `${scale * 100}%` }}>
          <Picture
            path={pictures[index] ?? null}
            alt={pictures.length === 1 ? name : `${name}, foto ${index + 1} de ${pictures.length}`}
            width={1600}
            height={2000}
            priority
          />
        </div>
      </div>
      <div className="gallery-zoom-bar">
        {last > 0 && (
          <Tool icon="chevron-left" label="Foto anterior" off={index === 0} onClick={() => turn(index - 1)} />
        )}
        <Tool icon="minus" label="Alejar" off={scale <= LEAST} onClick={() => zoom(scale - 1)} />
        <p className="gallery-zoom-scale tabular strong" role="status">
          {Math.round(scale * 10) / 10}×
        </p>
        <Tool icon="plus" label="Acercar" off={scale >= MOST} onClick={() => zoom(scale + 1)} />
        {last > 0 && (
          <Tool icon="chevron-right" label="Foto siguiente" off={index === last} onClick={() => turn(index + 1)} />
        )}
      </div>
    </div>
  )
}
