import { useState } from 'react'
import type { Promotion } from '../../../domain/catalogue/catalogue.ts'
import { IconButton } from '../../kit/button.tsx'
import { Picture } from '../../kit/picture.tsx'
import { useRail } from '../../kit/use-rail.ts'
import './carousel.css'

const MOST = 12

/** An APG carousel. It never turns by itself. */
export const Carousel = ({ label, slides }: { label: string; slides: readonly Promotion[] }) => {
  const shown = slides.slice(0, MOST)
  const [current, setCurrent] = useState(0)
  const rail = useRail<HTMLUListElement>(current, shown.length, setCurrent)
  const many = shown.length > 1

  const go = (step: number) => setCurrent((before) => (before + step + shown.length) % shown.length)

  return (
    <section className="carousel" aria-roledescription="carrusel" aria-label={label}>
      {many && (
        <div className="carousel-controls">
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
