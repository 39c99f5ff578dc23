import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { within } from '../../support/area.ts'
import { DEMO } from '../../support/device.ts'
import { openHttpSite } from '../../support/http-site.tsx'

const pictures = () =>
  [...document.querySelectorAll('img')]
    .map((image) => image.getAttribute('src') ?? '')
    .filter((src) => !src.startsWith('data:'))

const [api, images] = ['https://api.ejemplo.mx/v1', 'https://fotos.ejemplo.mx/mayoreo']

it('R7.01 R7.03 R10.06 todas las llamadas salen de una dirección, y todas las imágenes de otra', async () => {
  const env = { VITE_API_BASE: api, VITE_IMAGES_BASE: images }
  const site = await openHttpSite('/productos/dama/0/todas', { session: DEMO, env })
  await site.main.findAllByRole('button', { name: /^Guardar en favoritos/ })
  await within(site.getAllByRole('banner')[0]!).press('Segmentos')
  await waitFor(() => expect(pictures()).toContainEqual(expect.stringContaining('/segments/svg/')))
  expect(pictures()).toContainEqual(expect.stringContaining('/productos/'))
  expect(pictures().filter((src) => !src.startsWith(`${images}/`))).toEqual([])
  expect(site.requests.length).toBeGreaterThan(4)
  expect(site.requests.map(({ url }) => url).filter((url) => !url.startsWith(`${api}/`))).toEqual([])
})
