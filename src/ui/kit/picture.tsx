import { createContext, useContext, useState } from 'react'
import './picture.css'

interface Props {
  path: string | null
  alt: string
  /** Intrinsic size in px, so that loading does not move the page. */
  width: number
  height: number
  priority?: boolean
}

/** Gives the address of a path below the images base (R7.03), and whether pictures are served yet. */
export interface PictureSource {
  url: (path: string) => string
  ready: boolean
}

export const PictureSourceContext = createContext<PictureSource>({ url: (path) => path, ready: false })

/** A picture below the images base, or a drawing if there is none or it fails to load. */
export const Picture = ({ path, alt, width, height, priority = false }: Props) => {
  const source = useContext(PictureSourceContext)
  const [broken, setBroken] = useState<string | null>(null)

  if (path === null || path === '' || path === broken) return <NoPicture alt={alt} width={width} height={height} />
  return (
    <img
      className="pic"
      src={source.ready ? source.url(path) : undefined}
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
        <path d="M12 8.5V7a2.3 2.3 0 1 0-2.3-2.3M12 8.5 1.5 16.5c-1 .8-.5 2.5.8 2.5h19.4c1.3 0 1.8-1.7.8-2.5Z" />
      </g>
    </svg>
  )
}
