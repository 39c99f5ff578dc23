import { understand } from '../../../domain/search/understand.ts'
import { slug } from '../../../domain/text.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { paths } from '../../lib/paths.ts'
import { PillLinks } from '../../kit/pill-links.tsx'
import { useCategories, useSegments } from '../../lib/read.tsx'
import { Meant } from './search-notes.tsx'
import './search.css'

export const NothingFound = ({ text }: { text: string }) => {
  const categories = useCategories().data ?? []
  const segments = useSegments().data ?? []
  const names = (things: readonly { readonly name: string }[]) => things.map(({ name }) => name)
  const { alikeOf, correction } = understand(text, {
    segments: names(segments),
    towns: [],
    categories: names(categories),
  })
  const near = alikeOf(categories)
  const meant = correction()
  const links =
    near.length > 0
      ? near.map((each) => ({
          name: each.name,
          href: paths.products(slug(each.segment) || 'todos', each.id, each.slug),
        }))
      : segments.map((each) => ({ name: each.name, href: paths.products(each.slug) }))
  return (
    <>
      <EmptyState
        icon="search"
        title={text === '' ? 'Escribe el nombre del producto' : `No encontramos nada con «${text}»`}
        text={
          <>
            {meant !== null && <Meant text={meant} />}
            <span> Revisa cómo está escrito, o prueba con menos palabras o con otro nombre de la prenda.</span>
          </>
        }
        action={
          <>
            <ButtonLink href={paths.products()}>Ver todos los productos</ButtonLink>
            <Button tone="quiet" onClick={() => showDialog('contact')}>
              Contáctanos
            </Button>
          </>
        }
      />
      {links.length > 0 && (
        <nav className="nothing-found stack" aria-labelledby="cerca">
          <h2 id="cerca">{near.length > 0 ? 'Categorías parecidas' : 'Busca por segmento'}</h2>
          <PillLinks links={links} />
        </nav>
      )}
    </>
  )
}
