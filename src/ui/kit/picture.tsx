import { createContext, useContext, useState } from 'react'

interface Props {
  path: string | null
  alt: string
  /** Intrinsic size in px, so that loading does not move the page. */
  width: number
  height: number
  /** Its drawn width, as in the attribute of an `img`, by which the browser chooses one of the host's widths. */
  sizes?: string
  /** `whole`: not cut to its frame; `logo`: nor lost on it, whatever its colour. */
  fit?: 'whole' | 'logo'
  priority?: boolean
  waits?: boolean
  /** Shows the file itself, also where the host has other widths. */
  isFile?: boolean
  /** This and `onBroken` are called even for what happened before React was there. */
  onThere?: (image: HTMLImageElement) => void
  onBroken?: () => void
}

export interface PictureSource {
  url: (path: string) => string
  srcset: (path: string) => string | undefined
  ready: boolean
}

export const PictureSourceContext = createContext<PictureSource>({
  url: (path) => path,
  srcset: () => undefined,
  ready: false,
})

export const Picture = ({
  path,
  fit,
  priority = false,
  waits = false,
  isFile = false,
  onThere,
  onBroken,
  alt,
  width,
  height,
  sizes = `${width}px`,
}: Props) => {
  const source = useContext(PictureSourceContext)
  const [broken, setBroken] = useState<string | null>(null)

  if (path === null || path === '' || path === broken) return <NoPicture alt={alt} width={width} height={height} />
  const isWanted = source.ready && !waits
  const srcSet = isWanted && !isFile ? source.srcset(path) : undefined
  const fail = () => {
    setBroken(path)
    onBroken?.()
  }
  return (
    <img
      // `loading` stands first: `auto` sizes are for lazy pictures only.
      loading={priority ? 'eager' : 'lazy'}
      ref={(image) => {
        if (!image?.complete || image.currentSrc === '') return
        if (image.naturalWidth > 0) onThere?.(image)
        else image.decode().catch(fail)
      }}
      className={`pic ${fit === undefined ? '' : `pic-${fit}`}`.trim()}
      sizes={srcSet && (priority ? sizes : `auto, ${sizes}`)}
      srcSet={srcSet}
      src={isWanted ? source.url(path) : undefined}
      alt={alt}
      width={width}
      height={height}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
      onLoad={(event) => onThere?.(event.currentTarget)}
      onError={fail}
    />
  )
}
export const Thumb = ({ path }: Pick<Props, 'path'>) => (
  <span className="thumb frame">
    <Picture path={path} alt="" width={48} height={60} />
  </span>
)

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
