import { useEffect, useRef, useState } from 'react'
import type { Colour, ImagePath } from '../../../domain/catalogue/catalogue.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { turning, useRail } from '../../kit/rail.tsx'
import './gallery.css'

interface PicturesProps {
  pictures: readonly ImagePath[]
  name: string
  index: number
  onIndex: (index: number) => void
}

const altOf = ({ pictures, name }: PicturesProps, index: number) =>
  pictures.length === 1 ? name : `${name}, foto ${index + 1} de ${pictures.length}`

const Strip = (props: PicturesProps) => {
  const { pictures, name, index, onIndex } = props
  const rail = useRail<HTMLDivElement>(index, pictures.length, onIndex)
  const { onKeyDown, arrows } = turning('Foto', index, pictures.length, onIndex)
  return (
    <div className="gallery-stage">
      <div
        ref={rail.ref}
        className="gallery-strip rail"
        role="group"
        aria-label={`Fotos de ${name}`}
        aria-roledescription="galería"
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={rail.onScroll}
      >
        {pictures.map((picture, number) => (
          <div key={`${picture}:${number}`} className="gallery-slide" aria-hidden={number !== index}>
            <Picture path={picture} alt={altOf(props, number)} width={800} height={1000} priority={number === 0} />
          </div>
        ))}
      </div>
      {arrows}
    </div>
  )
}

/** A picture at full size: the browser scrolls it and enlarges it. */
const FullSize = (props: PicturesProps) => {
  const { pictures, name, index, onIndex } = props
  const box = useRef<HTMLDivElement>(null)
  const { onKeyDown, arrows } = turning('Foto', index, pictures.length, onIndex)
  // Not a layout effect: the dialog opens in one, and has no size before.
  useEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = box.current ?? {}
    box.current?.scrollTo((scrollWidth - clientWidth) / 2, 0)
  }, [index])
  return (
    <>
      <div
        ref={box}
        className="gallery-full"
        role="group"
        aria-label={`Fotos ampliadas de ${name}`}
        aria-roledescription="galería"
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <Picture path={pictures[index] ?? null} alt={altOf(props, index)} width={1600} height={2000} priority />
      </div>
      {arrows}
    </>
  )
}

const MOST_PICTURES = 20

interface Props {
  pictures: readonly ImagePath[]
  name: string
  colours: readonly Colour[]
  colour: Colour | undefined
}

export const Gallery = ({ pictures: own, name, colours, colour }: Props) => {
  const [index, setIndex] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const [shownFor, setShownFor] = useState<string>()
  const pictures = [...new Set([...own, ...colours.flatMap(({ image }) => image ?? [])])].slice(0, MOST_PICTURES)
  if (shownFor !== colour?.name) {
    setShownFor(colour?.name)
    const own = colour?.image === undefined ? -1 : pictures.indexOf(colour.image)
    if (own >= 0) setIndex(own)
  }
  if (pictures.length === 0) {
    return (
      <div className="gallery stack-3">
        <div className="gallery-slide">
          <Picture path={null} alt={`${name}, sin fotos por ahora`} width={800} height={1000} />
        </div>
      </div>
    )
  }
  return (
    <div className="gallery stack-3">
      <div className="gallery-frame">
        <Strip pictures={pictures} name={name} index={index} onIndex={setIndex} />
        <button
          type="button"
          className="gallery-enlarge touch-target small strong"
          aria-haspopup="dialog"
          onClick={() => setZoomed(true)}
        >
          <Icon name="zoom" size={20} />
          Ampliar foto
        </button>
      </div>
      {/* The arrows of the gallery show the same photos by keyboard: one stop is enough to reach and scroll the strip. */}
      {pictures.length > 1 && (
        <ul className="gallery-thumbs">
          {pictures.map((picture, number) => (
            <li key={`${picture}:${number}`}>
              <button
                type="button"
                className="gallery-thumb frame"
                tabIndex={number === index ? 0 : -1}
                aria-label={`Ver foto ${number + 1} de ${pictures.length}`}
                aria-current={number === index}
                onClick={() => setIndex(number)}
              >
                <Picture path={picture} alt="" width={80} height={100} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {pictures.length > 1 ? `Foto ${index + 1} de ${pictures.length}` : ''}
      </p>
      <div className="gallery-dialog">
        <Dialog open={zoomed} onClose={() => setZoomed(false)} title={name}>
          <FullSize pictures={pictures} name={name} index={index} onIndex={setIndex} />
        </Dialog>
      </div>
    </div>
  )
}
