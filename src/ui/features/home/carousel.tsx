import { useEffect, useState } from 'react'
import type { Promotion } from '../../../domain/catalogue/catalogue.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { Picture } from '../../kit/picture.tsx'
import { useRail } from '../../kit/use-rail.ts'
import { prefersReducedMotion } from '../../kit/reduced-motion.ts'
import './carousel.css'

const STAY_MS = 7000
const MOST = 12

/** An APG carousel: it turns by itself while nobody uses it, the page is visible and motion is not to be reduced. */
export const Carousel = ({ label, slides }: { label: string; slides: readonly Promotion[] }) => {
  const shown = slides.slice(0, MOST)
  const [current, setCurrent] = useState(0)
  const rail = useRail<HTMLUListElement>(current, shown.length, setCurrent)
  const [playing, setPlaying] = useState(() => typeof window !== 'undefined' && !prefersReducedMotion())
  const [held, setHeld] = useState(false)
  const many = shown.length > 1
  const turning = many && playing && !held

  const go = (step: number) => setCurrent((before) => (before + step + shown.length) % shown.length)

  useEffect(() => {
    if (!turning) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((before) => (before + 1) % shown.length)
    }, STAY_MS)
    return () => clearInterval(timer)
  }, [turning, shown.length])

  return (
    <section
      className="carousel"
      aria-roledescription="carrusel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {many && (
        <div className="carousel-controls">
          <IconButton
            icon={playing ? 'pause' : 'play'}
            size={18}
            label={playing ? 'Pausar promociones' : 'Reproducir promociones'}
            className="carousel-button"
            onClick={() => setPlaying(!playing)}
          />
          <IconButton
            icon="chevron-left"
            size={20}
            label="Promoción anterior"
            className="carousel-button"
            onClick={() => go(-1)}
          />
          <span className="carousel-place tabular small strong" aria-hidden="true">
            {current + 1} / {shown.length}
          </span>
          <IconButton
            icon="chevron-right"
            size={20}
            label="Promoción siguiente"
            className="carousel-button"
            onClick={() => go(1)}
          />
        </div>
      )}
      <ul
        ref={rail.ref}
        className="carousel-box rail"
        tabIndex={many ? 0 : undefined}
        aria-label={`${label}: diapositivas`}
        aria-live={turning ? 'off' : 'polite'}
        onScroll={rail.onScroll}
      >
        {shown.map((slide, index) => (
          <li
            key={`${slide.id}:${index}`}
            className="carousel-slide"
            aria-roledescription="diapositiva"
            aria-label={`${index + 1} de ${shown.length}`}
            aria-current={index === current || undefined}
          >
            <div className="carousel-text stack-3">
              <p className="carousel-title clamp" dir="auto">
                {slide.link === null ? (
                  slide.title
                ) : (
                  <a href={slide.link} className="card-link">
                    {slide.title}
                  </a>
                )}
              </p>
              <p className="carousel-words clamp" dir="auto">
                {slide.text}
              </p>
            </div>
            <div className="carousel-pic">
              <Picture path={slide.image} alt="" width={800} height={450} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
