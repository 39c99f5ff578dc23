import { useEffect, useState } from 'react'
import type { ImagePath } from '../../domain/catalogue/catalogue.ts'
import { useServices } from '../lib/services.ts'

interface Props {
  path: ImagePath | null
  /** Empty for decoration. */
  alt: string
  /** Intrinsic size in px: keeps the place before the picture comes. */
  width: number
  height: number
  /** In sight at once: loaded eagerly and first. */
  priority?: boolean
}

const DRAWN = 'puntada:imagenes'

/** For builds with the simulated backend, which also serves the pictures: they wait until it is there. */
export const holdPictures = (until: Promise<unknown>): void => {
  document.documentElement.dataset['imagenes'] = 'esperan'
  void until.then(() => {
    delete document.documentElement.dataset['imagenes']
    window.dispatchEvent(new Event(DRAWN))
  })
}

const areServed = (): boolean =>
  !import.meta.env.VITE_OFFLINE || (typeof document !== 'undefined' && document.documentElement.dataset['imagenes'] === undefined)

/** What storage remembers (drafts, what was seen) is on screen before the simulation is: its pictures have to wait. */
const useServed = (): boolean => {
  const [served, setServed] = useState(areServed)
  useEffect(() => {
    if (served) return undefined
    const tell = () => setServed(areServed())
    // It may have come between the first render and now.
    tell()
    window.addEventListener(DRAWN, tell)
    return () => window.removeEventListener(DRAWN, tell)
  }, [served])
  return served
}

/** A picture of the images base, or a drawn one where there is none or it cannot be loaded. */
export const Picture = ({ path, alt, width, height, priority = false }: Props) => {
  const { imageUrl } = useServices()
  const [broken, setBroken] = useState<string | null>(null)
  const served = useServed()

  if (path === null || path === '' || path === broken) return <NoPicture alt={alt} width={width} height={height} />
  return (
    <img
      className="pic"
      src={served ? imageUrl(path) : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
      onError={() => setBroken(path)}
    />
  )
}

const NoPicture = ({ alt, width, height }: Pick<Props, 'alt' | 'width' | 'height'>) => {
  const side = Math.min(width, height)
  return (
    <svg
      className="pic pic-none"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <g transform={`translate(${(width - side * 0.4) / 2} ${(height - side * 0.4) / 2}) scale(${side / 60})`}>
        {/* A hanger, stitched. */}
        <path
          d="M12 8.5V7a2.3 2.3 0 1 0-2.3-2.3M12 8.5 1.5 16.5c-1 .8-.5 2.5.8 2.5h19.4c1.3 0 1.8-1.7.8-2.5Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="0.9"
          strokeDasharray="2 1.2"
        />
      </g>
    </svg>
  )
}
