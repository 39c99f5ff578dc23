import { useContext, useEffect, useEffectEvent, useState } from 'react'
import type { Colour, ImagePath, ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { savesData } from '../../../domain/device.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Icon } from '../../kit/icon.tsx'
import { GALLERY_SIZES } from '../../kit/image-sizes.ts'
import { Picture } from '../../kit/picture.tsx'
import { turning, useRail } from '../../kit/rail.tsx'
import type { Shown } from '../../data/perishable.ts'
import { LargePhoto } from './large-photo.tsx'
import { ProductPage } from './swatch.tsx'
import '../../kit/rail.css'
import './gallery.css'

/** The pictures that came, or (false) could not be opened. */
type Came = Readonly<Record<ImagePath, boolean>>

export const PHOTO = { width: 800, height: 1000, fit: 'whole', sizes: GALLERY_SIZES } as const

interface PicturesProps {
  pictures: readonly ImagePath[]
  name: string
  index: number
  came: Came
  onIndex: (index: number) => void
  onCame: (picture: ImagePath, isThere: boolean) => void
}

const altOf = ({ pictures, name }: Pick<PicturesProps, 'pictures' | 'name'>, index: number) =>
  pictures.length === 1 ? name : `${name}, foto ${index + 1} de ${pictures.length}`

const Strip = (props: PicturesProps & { onOpen: () => void }) => {
  const { pictures, name, index, came, onIndex, onCame, onOpen } = props
  const rail = useRail<HTMLDivElement>(index, pictures.length, onIndex)
  const { onKeyDown, arrows } = turning('Foto', index, pictures.length, onIndex)
  const mayBeAsked = index + (came[pictures[index] ?? ''] ? 1 : 0)
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
          <div key={picture} className="gallery-slide frame" aria-hidden={number !== index} onClick={onOpen}>
            <Picture
              path={picture}
              alt={altOf(props, number)}
              {...PHOTO}
              priority={number === index}
              waits={!came[picture] && (number < index || number > mayBeAsked)}
              onThere={() => onCame(picture, true)}
              onBroken={() => onCame(picture, false)}
            />
          </div>
        ))}
      </div>
      {arrows}
    </>
  )
}

const Thumbs = ({ pictures, index, onIndex, onCame }: PicturesProps) => {
  const { areThumbsAsked } = useContext(ProductPage)
  // The arrows of the gallery show the same photos by keyboard: one stop is enough to reach and scroll the strip.
  return (
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
            {areThumbsAsked ? (
              <Picture path={picture} alt="" width={56} height={68} onBroken={() => onCame(picture, false)} />
            ) : (
              <span>{`${number + 1}`}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The photo that is looked at: the chosen colour's, until somebody turns to another. */
const useTurned = (pictures: readonly ImagePath[], colour: Colour | undefined) => {
  const [turned, setTurned] = useState<{ to?: ImagePath | undefined; colour?: string | undefined }>({})
  const chosen = turned.colour === colour?.name ? undefined : colour?.image
  const index = [chosen, turned.to].map((path) => pictures.indexOf(path ?? '')).find((at) => at >= 0) ?? 0
  return [index, (to: number) => setTurned({ to: pictures[to], colour: colour?.name })] as const
}

/**
 * The photo in sight is requested first, then the next one, then thumbnails: each is a full-size file where the host has
 * no other sizes. Unreadable photos are left out.
 */
export const Gallery = ({ product: { name, gallery, colours } }: { product: Shown<ProductDetail> }) => {
  const { colour, onPhotosThere } = useContext(ProductPage)
  const [isZoomed, setZoomed] = useState(false)
  const [came, setCame] = useState<Came>({})
  const all = new Set([...gallery, ...colours.flatMap(({ image }) => image ?? [])])
  const pictures = [...all].filter((picture) => came[picture] !== false)
  const [index, turn] = useTurned(pictures, colour)
  const [seen = '', next = seen] = pictures.slice(index)
  const areThere = came[seen] === true && came[next] === true
  const tell = useEffectEvent(() => onPhotosThere?.())
  useEffect(() => {
    if (areThere && !savesData(navigator)) tell()
  }, [areThere])
  const onCame = (picture: ImagePath, isThere: boolean) => {
    setCame((all) => (all[picture] === isThere ? all : { ...all, [picture]: isThere }))
    // The next photo takes the place of one that cannot be opened, or the one before the last.
    if (picture === seen && !isThere) turn(index === pictures.length - 1 ? index - 1 : index + 1)
  }
  if (pictures.length === 0)
    return (
      <div className="gallery-slide frame">
        <Picture path={null} alt={`${name}, sin fotos por ahora`} width={800} height={1000} />
      </div>
    )
  const isColourBroken = colour !== undefined && came[colour.image ?? ''] === false
  const lacksPhoto = colour?.image === null && colours.some(({ image }) => image)
  const shared = { pictures, name, index, came, onIndex: turn, onCame }
  const { onKeyDown, arrows } = turning('Foto', index, pictures.length, turn)
  return (
    <div className="gallery stack-3">
      <div className="gallery-stage">
        <Strip {...shared} onOpen={() => setZoomed(true)} />
        <Button tone="pill" className="gallery-zoom" aria-haspopup="dialog" onClick={() => setZoomed(true)}>
          <Icon name="zoom" size={20} />
          <span>Ampliar foto</span>
        </Button>
      </div>
      {isColourBroken && <p className="muted">{`La foto en ${colour.name} no se pudo abrir.`}</p>}
      {lacksPhoto && <p className="muted">{`Todavía no hay foto en ${colour.name}.`}</p>}
      {pictures.length > 1 && <Thumbs {...shared} />}
      <p className="visually-hidden" role="status">
        {pictures.length > 1 ? `Foto ${index + 1} de ${pictures.length}` : ''}
      </p>
      <Dialog open={isZoomed} onClose={() => setZoomed(false)} title={name} variant="drawer-end">
        <LargePhoto
          key={seen}
          path={seen}
          alt={altOf(shared, index)}
          label={`Fotos ampliadas de ${name}`}
          onKeyDown={onKeyDown}
          onBroken={() => onCame(seen, false)}
        />
        {arrows}
      </Dialog>
    </div>
  )
}
