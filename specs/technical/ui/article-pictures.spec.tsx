import { expect, it } from 'vitest'
import { alwaysAnswers, anArticle } from '../../support/builders.ts'
import { openSite } from '../../support/site.tsx'

it('en el catálogo del blog las imágenes de la primera fila se piden primero; las demás, al acercarse', async () => {
  const articles = ['1', '2', '3', '4', '5'].map((id) => anArticle({ id, image: `/blog/${id}.svg` }))
  const { screen } = await openSite('/articulos', { services: { blog: { articles: alwaysAnswers(articles) } } })
  const list = await screen.findByRole('list', { name: 'Artículos' })
  expect([...list.querySelectorAll('img')].map((image) => image.loading)).toEqual([
    'eager',
    'eager',
    'eager',
    'lazy',
    'lazy',
  ])
})
