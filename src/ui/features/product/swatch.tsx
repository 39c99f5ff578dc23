import { createContext, useContext, useState } from 'react'
import type { Colour, ProductDetail } from '../../../domain/catalogue/catalogue.ts'
import { Picture } from '../../kit/picture.tsx'
import { ColourDot } from '../product-cards/colour-dots.tsx'
import './product.css'

interface Page {
  colour: Colour | undefined
  seen: string | undefined
  onColour: (colour: Colour) => void
  /** Whether small photos may be requested: the large ones come first. */
  areThumbsAsked: boolean
  onPhotosThere?: () => void
  /** Set by a sheet over a list, which announces the addition itself. */
  onAdded?: (text: string) => void
}

export const ProductPage = createContext<Page>({
  colour: undefined,
  seen: undefined,
  onColour: () => undefined,
  areThumbsAsked: false,
})

/** The name of the colour that is looked at: the chosen one, or the first photo's. */
export const seenColour = ({ colours, gallery }: Pick<ProductDetail, 'colours' | 'gallery'>, colour?: Colour) =>
  (colour ?? colours.find(({ image }) => image !== null && image === gallery[0]))?.name

/** A colour's photo or tint, whose press shows the photo large. */
export const Swatch = ({ colour }: { colour: Colour }) => {
  const { seen, onColour, areThumbsAsked } = useContext(ProductPage)
  const [isBroken, setBroken] = useState(false)
  return (
    <button
      type="button"
      className="swatch"
      aria-label={`Ver en ${colour.name}`}
      aria-pressed={colour.name === seen}
      onClick={() => onColour(colour)}
    >
      {areThumbsAsked && colour.image !== null && !isBroken ? (
        <span className="frame">
          <Picture path={colour.image} alt="" width={32} height={40} onBroken={() => setBroken(true)} />
        </span>
      ) : (
        <ColourDot colour={colour} size={32} />
      )}
    </button>
  )
}
