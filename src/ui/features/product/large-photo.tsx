import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { ImagePath } from '../../../domain/catalogue/catalogue.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import './gallery.css'

interface PhotoProps {
  path: ImagePath
  alt: string
  label: string
  onKeyDown: (event: KeyboardEvent) => void
  onBroken: () => void
}

/** The middle of a scrolling box's visible part, as fractions of its width and height. */
const middleOf = ({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: Element) =>
  [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight] as const

/**
 * A photo that fits the window at first; then it is as large as its file, or as wide as the window, and the browser
 * scrolls it. The width that browsers tell is not the file's for a drawing, nor for a `srcset` before its file is there.
 */
export const LargePhoto = ({ path, alt, label, onKeyDown, onBroken }: PhotoProps) => {
  const [grows, setGrows] = useState<'file' | 'window' | null>(null)
  const [isLarge, setLarge] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const middle = useRef<readonly [number, number]>([0.5, 0.5])
  // A photo grows around the pressed point or its middle, not its corner.
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
            // The file may come while a part of it is looked at.
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
