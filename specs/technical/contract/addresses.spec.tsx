import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { within } from '../../support/area.ts'
import { openHttpSite } from '../../support/http-site.tsx'
import { DEMO } from '../../support/device.ts'

const pictures = () =>
  [...document.querySelectorAll('img')]
    .map((image) => image.getAttribute('src') ?? '')
    .filter((src) => !src.startsWith('data:'))

describe('Las direcciones de las llamadas y de las imágenes', () => {
  it.each([
    ['sin configurar nada', {}, '/api', '/images'],
    [
      'en otro servidor',
      { VITE_API_BASE: 'https://api.ejemplo.mx/v1', VITE_IMAGES_BASE: 'https://fotos.ejemplo.mx/mayoreo' },
      'https://api.ejemplo.mx/v1',
      'https://fotos.ejemplo.mx/mayoreo',
    ],
  ])(
    'R7.01 R7.03 R10.06 %s: todas las llamadas salen de una base y todas las imágenes de la otra',
    async (_where, env, api, images) => {
      const site = await openHttpSite('/productos/dama/0/todas', { session: DEMO, env })
      expect((await site.main.findAllByRole('button', { name: /^Guardar en favoritos/ }))[0]).toBeInTheDocument()
      await within(site.getAllByRole('banner')[0]!).press('Segmentos')
      await waitFor(() => expect(pictures().some((src) => src.includes('/segments/svg/'))).toBe(true))
      expect(pictures().filter((src) => !src.startsWith(`${images}/`))).toEqual([])
      expect(pictures().some((src) => src.includes('/productos/'))).toBe(true)
      expect(site.requests.length).toBeGreaterThan(4)
      expect(site.requests.map(({ url }) => url).filter((url) => !url.startsWith(`${api}/`))).toEqual([])
    },
  )
})
