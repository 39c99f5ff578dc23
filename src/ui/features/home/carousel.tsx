import { useState } from 'react'
import type { Promotion } from '../../../domain/catalogue/catalogue.ts'
import { Picture } from '../../kit/picture.tsx'
import { turning, useRail } from '../../kit/rail.tsx'
import './home.css'

const MOST = 12

/** An APG carousel. It never turns by itself. */
export const Carousel = ({ label, slides }: { label: string; slides: readonly Promotion[] }) => {
  const shown = slides.slice(0, MOST)
  const [current, setCurrent] = useState(0)
  const rail = useRail<HTMLUListElement>(current, shown.length, setCurrent)
  const { onKeyDown, arrows } = turning('Promoción', current, shown.length, setCurrent)

  return (
    <section className="carousel" aria-roledescription="carrusel" aria-label={label}>
      <ul
        ref={rail.ref}
        className="carousel-box rail"
        tabIndex={arrows ? 0 : undefined}
        aria-label={`${label}: diapositivas`}
        onKeyDown={onKeyDown}
        onScroll={rail.onScroll}
      >
        {shown.map((slide, index) => (
          <li
            key={slide.id}
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
      {arrows}
    </section>
  )
}
