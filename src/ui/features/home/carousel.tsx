import { useState } from 'react'
import type { Promotion } from '../../../domain/catalogue/catalogue.ts'
import { Picture } from '../../kit/picture.tsx'
import { turning, useRail } from '../../kit/rail.tsx'
import '../../kit/rail.css'
import './lower-sections.css'

const MOST = 12

const isPicture = ({ title, image }: Promotion) => title === '' && image !== null

const Slide = ({ slide, name }: { slide: Promotion; name: string }) => {
  const { title, text, image, link } = slide
  const words = title || (isPicture(slide) ? <span className="visually-hidden">{name}</span> : name)
  const heading = link === null ? words : <a href={link} className="card-link" children={words} />
  return (
    <>
      {isPicture(slide) ? (
        <span>{heading}</span>
      ) : (
        <div className="carousel-text stack-3">
          <p className="heading clamp" dir="auto">
            {heading}
          </p>
          {title && text && (
            <p className="clamp" dir="auto">
              {text}
            </p>
          )}
        </div>
      )}
      <div className="frame">
        <Picture path={image} alt="" width={800} height={450} fit="whole" />
      </div>
    </>
  )
}

/** An APG carousel. It never turns by itself. */
export const Carousel = ({ label, slides }: { label: string; slides: readonly Promotion[] }) => {
  const first = slides.slice(0, MOST)
  const [current, setCurrent] = useState(0)
  const rail = useRail<HTMLUListElement>(current, first.length, setCurrent)
  const { onKeyDown, arrows } = turning('Promoción', current, first.length, setCurrent)

  return (
    <section className="carousel" aria-roledescription="carrusel" aria-label={label}>
      <ul
        {...rail}
        className="carousel-box rail"
        tabIndex={arrows ? 0 : undefined}
        aria-label={`${label}: diapositivas`}
        onKeyDown={onKeyDown}
      >
        {first.map((slide, index) => (
          <li
            key={slide.id}
            className={isPicture(slide) ? 'carousel-slide carousel-whole' : 'carousel-slide'}
            aria-roledescription="diapositiva"
            aria-label={`${index + 1} de ${first.length}`}
            aria-current={index === current || undefined}
          >
            <Slide slide={slide} name={slide.title || slide.text || `Promoción ${index + 1}`} />
          </li>
        ))}
      </ul>
      {arrows}
    </section>
  )
}
