// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createRecentStores } from '../../../src/adapters/storage/recent-stores.ts'
import { MemoryStore } from '../../support/device.ts'
import { createMemoryLocks } from '../../support/tabs.ts'
import { catalogue, PRODUCT, ROW } from '../../support/product-row.ts'

const imagesOf = async (change: object) => {
  const result = await catalogue([{ ...ROW, ...change }]).products({ limit: 1 })
  return result.ok ? result.value[0]?.colours.map(({ name, image }) => `${name} ${image ?? '-'}`) : result
}

describe('R12.12 La foto de cada color', () => {
  it.each<[string, object]>([
    ['un texto', { imagenes_color: 'Rojo:productos/1-rojo.jpg,Hueso:productos/1-hueso.jpg' }],
    [
      'un texto en otro orden, con espacios y otras letras',
      { imagenes_color: 'hueso: productos/1-hueso.jpg; ROJO: /productos/1-rojo.jpg' },
    ],
    ['un objeto', { imagenes_color: { Rojo: 'productos/1-rojo.jpg', Hueso: 'productos/1-hueso.jpg' } }],
    [
      'JSON en un texto',
      { imagenes_color: '{"Rojo":"productos/1-rojo.jpg","Hueso":["productos/1-hueso.jpg","productos/2.jpg"]}' },
    ],
    [
      'una lista',
      {
        imagenes_color: [
          { color: 'Rojo', imagen: 'productos/1-rojo.jpg' },
          { nombre: 'Hueso', url: 'productos/1-hueso.jpg' },
        ],
      },
    ],
    [
      'una lista con repetidos',
      { imagenes_color: 'Rojo:productos/1-rojo.jpg,Rojo:productos/9.jpg,Hueso:productos/1-hueso.jpg' },
    ],
    ['otro nombre', { fotos_color: { Rojo: 'productos/1-rojo.jpg', Hueso: 'productos/1-hueso.jpg' } }],
    [
      'los mismos colores',
      {
        colores: [
          { nombre: 'Rojo', hex: '#cc0000', imagen: 'productos/1-rojo.jpg' },
          { nombre: 'Hueso', foto: { url: 'productos/1-hueso.jpg' } },
        ],
      },
    ],
  ])('viene en %s', async (_, change) => {
    expect(await imagesOf(change)).toEqual(['Rojo productos/1-rojo.jpg', 'Hueso productos/1-hueso.jpg'])
  })

  it.each<[string, object]>([
    ['falta', {}],
    ['viene vacía', { imagenes_color: '' }],
    ['viene como lista vacía', { imagenes_color: [] }],
    ['lleva a otro servidor', { imagenes_color: 'Rojo:https://otro.mx/a.jpg,Hueso:javascript:alert(1)' }],
    ['sale de la carpeta', { imagenes_color: { Rojo: '../secreto.jpg', Hueso: '//otro.mx/a.jpg' } }],
    ['no dice de qué color es', { imagenes_color: 'productos/1.jpg,:productos/2.jpg' }],
    ['es de colores que el producto no tiene', { imagenes_color: 'Verde:productos/1-verde.jpg' }],
    ['no se puede leer', { imagenes_color: 7 }],
    ['viene en una lista de textos de colores', { colores: ['Rojo:#cc0000', 'Hueso'] }],
  ])('no se inventa cuando %s, y los colores quedan', async (_, change) => {
    expect(await imagesOf(change)).toEqual(['Rojo -', 'Hueso -'])
  })

  it('la que no sirve se deja fuera, y las demás quedan', async () => {
    expect(await imagesOf({ imagenes_color: 'Rojo:../x.jpg,Hueso:1-hueso.jpg' })).toEqual([
      'Rojo -',
      'Hueso 1-hueso.jpg',
    ])
  })

  it('se recuerda con lo visto en este navegador, y lo guardado sin ella sigue sirviendo', async () => {
    const storage = new MemoryStore()
    const [red, bone] = PRODUCT.colours as [(typeof PRODUCT.colours)[0], (typeof PRODUCT.colours)[0]]
    const { viewed } = createRecentStores(storage, createMemoryLocks())
    await viewed.update(() => [{ ...PRODUCT, colours: [{ ...red, image: 'productos/1-rojo.jpg' }, bone] }])

    expect(createRecentStores(storage, createMemoryLocks()).viewed.read()[0]?.colours).toEqual([
      { name: 'Rojo', hex: '#cc0000', image: 'productos/1-rojo.jpg' },
      { name: 'Hueso', hex: null },
    ])
  })
})
