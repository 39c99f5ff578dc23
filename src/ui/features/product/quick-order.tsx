import { useState } from 'react'
import type { Colour, ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { Dialog, type DialogProps } from '../../kit/dialog.tsx'
import { Picture } from '../../kit/picture.tsx'
import { Skeleton } from '../../kit/section.tsx'
import { Name } from '../../kit/text.tsx'
import { closeQuickOrder, showDialog, useOpened } from '../../site/dialogs.ts'
import { paths } from '../../site/paths.ts'
import { ReadView } from '../../data/read.tsx'
import { useUser } from '../../data/services.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { useProduct } from '../orders/use-orders.ts'
import { PriceTiers } from './facts.tsx'
import { Order } from './order.tsx'
import { ProductPage, seenColour } from './swatch.tsx'
import './product.css'

const Content = ({ listed, isOverOrder }: { listed: ProductSummary; isOverOrder: boolean }) => {
  const read = useProduct(listed.id)
  const user = useUser()
  const [colour, setColour] = useState<Colour>()
  const onAdded = (text: string) => {
    closeQuickOrder()
    notify(notices.addedToOrder(text, isOverOrder ? null : () => showDialog('orders')))
  }
  return (
    <div className="quick-order stack-3">
      <div className="media">
        <span className="thumb frame">
          <Picture path={colour?.image ?? listed.image} alt="" width={72} height={90} />
        </span>
        <div className="fill stack-1">
          <h3>
            <a href={paths.product(listed.id)} className="underlined-on-hover pink-on-hover">
              <Name text={listed.name} />
            </a>
          </h3>
          <p className="small muted">
            <Name text={listed.storeName} />
          </p>
        </div>
      </div>
      <ReadView
        read={read}
        skeleton={
          <>
            <PriceTiers product={listed} />
            <Skeleton kind="rows" />
          </>
        }
        empty={{
          title: 'Este producto ya no está',
          text: 'Puede que el fabricante lo haya retirado.',
          level: 3,
        }}
      >
        {(product) => (
          <ProductPage
            value={{ colour, seen: seenColour(product, colour), onColour: setColour, areThumbsAsked: true, onAdded }}
          >
            {/* Typed quantities are not shown to the next person. */}
            <Order key={user} product={product} />
          </ProductPage>
        )}
      </ReadView>
    </div>
  )
}

/** The sheet *Agregar*: a product's table over a list, an order or a comparison, which stays where it was. */
export default function QuickOrder(dialog: DialogProps) {
  const { product, name } = useOpened()
  return (
    <Dialog {...dialog} title="Agregar">
      {product && <Content key={product.id} listed={product} isOverOrder={name === 'orders'} />}
    </Dialog>
  )
}
