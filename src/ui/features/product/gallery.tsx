import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Colour, ImagePath } from '../../../domain/catalogue/catalogue.ts'
import { savesData } from '../../../domain/device.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Icon } from '../../kit/icon.tsx'
import { GALLERY_SIZES } from '../../kit/image-sizes.ts'
import { Picture } from '../../kit/picture.tsx'
import { turning, useRail } from '../../kit/rail.tsx'
import '../../kit/rail.css'
import './product.css'

interface PicturesProps {
  pictures: readonly ImagePath[]
  name: string
  index: number
  onIndex: (index: number) => void
  onBroken: (picture: ImagePath) => void
  onOpen?: () => void
}

const altOf = ({ pictures, name }: PicturesProps, index: number) =>
  pictures.length === 1 ? name : `${name}, foto ${index + 1} de ${pictures.length}`

interface StripProps extends PicturesProps {
  there: readonly ImagePath[]
  onThere: (picture: ImagePath) => void
}

const Strip = (props: StripProps) => {
  const { pictures, name, index, onIndex, there } = props
  const rail = useRail<HTMLDivElement>(index, pictures.length, onIndex)
  const { onKeyDown, arrows } = turning('Foto', index, pictures.length, onIndex)
  const seen = pictures[index]
  const isSeenLoaded = seen !== undefined && there.includes(seen)
  const isWanted = (picture: ImagePath, number: number) =>
    number === index || there.includes(picture) || (number === index + 1 && isSeenLoaded)
  return (
    <>
      <div
        {...rail}
        className="rail"
        role="group"
        aria-label={`Fotos de ${name}`}
        aria-roledescription="galería"
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {pictures.map((picture, number) => (
          <div key={picture} className="gallery-slide frame" aria-hidden={number !== index} onClick={props.onOpen}>
            <Picture
              path={picture}
              alt={altOf(props, number)}
              width={800}
              height={1000}
              fit="whole"
              sizes={GALLERY_SIZES}
              priority={number === index}
              waits={!isWanted(picture, number)}
              onThere={() => props.onThere(picture)}
              onBroken={() => props.onBroken(picture)}
            />
          </div>
        ))}
      </div>
      {arrows}
    </>
  )
}

const Thumbs = ({ pictures, index, onIndex, onBroken, areAsked }: PicturesProps & { areAsked: boolean }) => (
  // The arrows of the gallery show the same photos by keyboard: one stop is enough to reach and scroll the strip.
  <ul className="gallery-thumbs media">
    {pictures.map((picture, number) => (
      <li key={picture}>
        <button
          type="button"
          className="gallery-thumb thumb frame"
          tabIndex={number === index ? 0 : -1}
          aria-label={`Ver foto ${number + 1} de ${pictures.length}`}
          aria-current={number === index}
          onClick={() => onIndex(number)}
        >
          {areAsked ? (
            <Picture path={picture} alt="" width={56} height={68} onBroken={() => onBroken(picture)} />
          ) : (
            <span>{`${number + 1}`}</span>
          )}
        </button>
      </li>
    ))}
  </ul>
)

interface PhotoProps {
  path: ImagePath
  alt: string
  label: string
  onKeyDown: (event: KeyboardEvent) => void
  onBroken: () => void
}

/** The middle of what is seen of a box that scrolls, as parts of its width and height. */
const middleOf = ({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: Element) =>
  [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight] as const

/**
 * Whole at first; then as large as its file, or wider than the window's height lets it be, and the browser scrolls it.
 * Of a drawing, and of a host's widths until its file is there, browsers tell a width that says nothing of the file.
 */
const LargePhoto = ({ path, alt, label, onKeyDown, onBroken }: PhotoProps) => {
  const [grows, setGrows] = useState<'file' | 'window' | null>(null)
  const [isLarge, setLarge] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const middle = useRef<readonly [number, number]>([0.5, 0.5])
  // A photo grows around what was pressed or its middle, and not away from its corner.
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    const [x, y] = middle.current
    box.current?.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2)
  }, [isLarge, grows])
  const turn = (around: readonly [number, number] = [0.5, 0.5]) => {
    middle.current = around
    if (grows !== null) setLarge(!isLarge)
  }
  return (
    <>
      <div
        ref={box}
        className="gallery-full"
        data-large={isLarge ? grows : undefined}
        data-grows={grows !== null}
        role="group"
        aria-label={label}
        aria-roledescription="galería"
        tabIndex={0}
        // The arrow keys scroll a large photo.
        onKeyDown={isLarge ? undefined : onKeyDown}
        onDoubleClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = (
            currentTarget.querySelector('img') ?? currentTarget
          ).getBoundingClientRect()
          turn([(clientX - left) / width, (clientY - top) / height])
        }}
      >
        <Picture
          path={path}
          alt={alt}
          width={1600}
          height={2000}
          sizes="100vw"
          priority
          isFile={isLarge}
          onThere={({ srcset, naturalWidth, clientWidth }) => {
            const isUnknown = srcset !== '' || /\.svg$/i.test(path)
            const now = isUnknown ? 'window' : naturalWidth > clientWidth ? 'file' : isLarge ? 'window' : null
            // Its file comes while somebody looks at a part of it.
            if (isLarge && now !== grows && box.current) middle.current = middleOf(box.current)
            setGrows(now)
          }}
          onBroken={onBroken}
        />
      </div>
      {(grows !== null || isLarge) && (
        <Button tone="pill" className="gallery-zoom" onClick={() => turn()}>
          <Icon name="zoom" size={20} />
          <span>{isLarge ? 'Alejar' : 'Acercar'}</span>
        </Button>
      )}
    </>
  )
}

const FullSize = (props: PicturesProps) => {
  const { pictures, name, index, onIndex } = props
  const { onKeyDown, arrows } = turning('Foto', index, pictures.length, onIndex)
  const path = pictures[index] ?? ''
  return (
    <>
      <LargePhoto
        key={path}
        path={path}
        alt={altOf(props, index)}
        label={`Fotos ampliadas de ${name}`}
        onKeyDown={onKeyDown}
        onBroken={() => props.onBroken(path)}
      />
      {arrows}
    </>
  )
}

interface Props {
  pictures: readonly ImagePath[]
  name: string
  colours: readonly Colour[]
  colour: Colour | undefined
  areThumbsAsked: boolean
  /** Called once the photo in sight and the next one are there. */
  onThumbs: () => void
}

const NONE: readonly ImagePath[] = []
const withOne = (picture: ImagePath) => (all: readonly ImagePath[]) => (all.includes(picture) ? all : [...all, picture])

/**
 * Only the photo in sight is asked for until it is there, then the next one, and the thumbnails last: each is a whole
 * file where the host has no other sizes. Photos that cannot be read are left out.
 */
export const Gallery = ({ pictures: own, name, colours, colour, areThumbsAsked, onThumbs }: Props) => {
  const [index, setIndex] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const [shownFor, setShownFor] = useState<string>()
  const [there, setThere] = useState(NONE)
  const [broken, setBroken] = useState(NONE)
  const all = new Set([...own, ...colours.flatMap(({ image }) => image ?? [])])
  const pictures = [...all].filter((picture) => !broken.includes(picture))
  const [seen = '', next = seen] = pictures.slice(index)
  const areThere = there.includes(seen) && there.includes(next)
  const ask = useEffectEvent(onThumbs)
  useEffect(() => {
    if (areThere && !savesData(navigator)) ask()
  }, [areThere])
  if (shownFor !== colour?.name) {
    setShownFor(colour?.name)
    const ofColour = colour?.image === undefined ? -1 : pictures.indexOf(colour.image)
    if (ofColour >= 0) setIndex(ofColour)
  }
  const leaveOut = (picture: ImagePath) => {
    const at = pictures.indexOf(picture)
    setBroken(withOne(picture))
    // The next one takes its place; after the last there is none.
    if (at < index || index === pictures.length - 1) setIndex(Math.max(0, index - 1))
  }
  const isColourBroken = colour?.image !== undefined && broken.includes(colour.image)
  const lacksPhoto = colour !== undefined && colour.image === undefined && colours.some(({ image }) => image)
  const shared = { pictures, name, index, onIndex: setIndex, onBroken: leaveOut }
  if (pictures.length === 0)
    return (
      <div className="gallery-slide frame">
        <Picture path={null} alt={`${name}, sin fotos por ahora`} width={800} height={1000} />
      </div>
    )
  return (
    <div className="gallery stack-3">
      <div className="gallery-stage">
        <Strip
          {...shared}
          there={there}
          onOpen={() => setZoomed(true)}
          onThere={(picture) => setThere(withOne(picture))}
        />
        <Button tone="pill" className="gallery-zoom" aria-haspopup="dialog" onClick={() => setZoomed(true)}>
          <Icon name="zoom" size={20} />
          <span>Ampliar foto</span>
        </Button>
      </div>
      {isColourBroken && <p className="muted">{`La foto en ${colour.name} no se pudo abrir.`}</p>}
      {lacksPhoto && <p className="muted">{`Todavía no hay foto en ${colour.name}.`}</p>}
      {pictures.length > 1 && <Thumbs {...shared} areAsked={areThumbsAsked} />}
      <p className="visually-hidden" role="status">
        {pictures.length > 1 ? `Foto ${index + 1} de ${pictures.length}` : ''}
      </p>
      <Dialog open={zoomed} onClose={() => setZoomed(false)} title={name} variant="drawer-end">
        <FullSize {...shared} />
      </Dialog>
    </div>
  )
}
