import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../src/domain/result.ts'
import { aCompany, alwaysAnswers, anArticle, aProduct } from '../../support/builders.ts'
import { openSite } from '../../support/site.tsx'

describe('Las tarjetas', () => {
  it.each([
    [
      '/productos/todos/0/todas',
      'Playera Alba',
      { catalogue: { productsPage: () => Promise.resolve(ok([aProduct({ name: 'Playera Alba' })])) } },
    ],
    [
      '/catalogoempresa',
      'Tejidos Ágata',
      { catalogue: { companies: alwaysAnswers([aCompany({ name: 'Tejidos Ágata' })]) } },
    ],
    ['/articulos', 'Cómo medir', { blog: { articles: alwaysAnswers([anArticle({ title: 'Cómo medir' })]) } }],
  ])('R11.84 en %s son artículos con el nombre de lo que muestran', async (path, name, services) => {
    const { screen } = await openSite(path, { services })
    const card = await screen.findByRole('article', { name })
    expect(within(card).getByRole('link', { name })).toBeShown()
  })
})
