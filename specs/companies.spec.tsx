import fc from 'fast-check'
import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { choices, filterCompanies, lookUpCompanies } from '../src/domain/company-filters.ts'
import { aCompany, aProduct, failsOnce, gives } from './support/goods.ts'
import { openSite, type SiteOptions } from './support/site.tsx'

const ALBA = aCompany()
const LEON = aCompany({ id: '8', name: 'Calzado Peñón', town: 'León', speciality: 'Calzado', verified: false })
const LANA = aCompany({ id: '9', name: 'Lanas Alba', town: 'Coroneo', speciality: 'Lana' })
const ALL = [ALBA, LEON, LANA]
const USER = { name: 'Lupita Rangel', mail: 'lupita@ejemplo.mx', phone: '4451234567' }

const openCompanies = (query = '', companies: () => ReturnType<ReturnType<typeof gives<typeof ALL>>> = gives(ALL)) =>
  openSite(`/catalogoempresa${query}`, { services: { catalogue: { companies } } })

const openCompany = (options: SiteOptions = {}, company: unknown = ALBA) =>
  openSite('/empresa/7', {
    ...options,
    services: {
      catalogue: {
        company: gives(company as typeof ALBA | null),
        companyProducts: gives([aProduct(), aProduct({ id: 'p2', name: 'Gorro Duna', category: 'Gorros' })]),
      },
      ...options.services,
    },
  })

describe('catálogo de empresas', () => {
  it('R2.05 R7.20 catalogoempresa muestra todas las empresas y cuántas son', async () => {
    const site = await openCompanies()
    expect(site.screen.getByRole('heading', { level: 1, name: 'Empresas' })).toBeTruthy()
    expect(await site.screen.findByText('3 empresas')).toBeTruthy()
    const list = site.screen.getByRole('list', { name: 'Empresas' })
    expect(within(list).getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Tejidos Alba',
      'Calzado Peñón',
      'Lanas Alba',
    ])
    expect(within(list).getByRole('link', { name: 'Calzado Peñón' }).getAttribute('href')).toBe('/empresa/8')
    expect(site.calledWith('catalogue.companies')).toEqual([[{ limit: 200 }]])
  })

  it('filtra por población, lo deja en la dirección y se quita con su ficha', async () => {
    const { screen, user } = await openCompanies()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Población' }), 'León (1)')
    expect(screen.getByText('1 empresa')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Tejidos Alba' })).toBeNull()
    expect(new URLSearchParams(window.location.search).get('poblacion')).toBe('León')
    await user.click(screen.getByRole('button', { name: 'Quitar filtro: León' }))
    expect(screen.getByText('3 empresas')).toBeTruthy()
    expect(window.location.search).toBe('')
  })

  it('un enlace compartido trae los mismos filtros', async () => {
    const { screen } = await openCompanies('?especialidad=Lana&verificada=si&nombre=alba')
    expect(await screen.findByText('1 empresa')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lanas Alba' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Nombre de la empresa' }).value).toBe('alba')
    expect(screen.getByRole('checkbox', { name: 'Solo verificadas (1)', checked: true })).toBeTruthy()
  })

  it('busca por nombre sin acentos ni mayúsculas y la dirección lo sigue', async () => {
    const { screen, user } = await openCompanies()
    await user.type(await screen.findByRole('searchbox', { name: 'Nombre de la empresa' }), 'PEÑon')
    expect(screen.getByText('1 empresa')).toBeTruthy()
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('nombre')).toBe('PEÑon'))
  })

  it('lo que se escribe se queda como se escribió, y lo que la dirección ya traía también', async () => {
    const { screen, user } = await openSite('/catalogoempresa?escenario=normal')
    const name = await screen.findByRole('searchbox', { name: 'Nombre de la empresa' })
    await user.type(name, 'a%41')
    await waitFor(() => expect(window.location.search).toBe('?escenario=normal&nombre=a%2541'))
    expect(name).toHaveProperty('value', 'a%41')
  })

  it('R2.21 Atrás vuelve al lugar donde se estaba, también después de filtrar', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const { screen, user } = await openSite('/')
    await user.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Empresas' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Población' }), 'León')
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true, writable: true })
    window.dispatchEvent(new Event('scroll'))
    await user.click((await screen.findAllByRole('article'))[0]!.querySelector('a')!)
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/empresa\//))
    expect(scrolled).toHaveBeenLastCalledWith(0, 0)
    act(() => window.history.back())
    await waitFor(() => expect(window.location.search).toMatch(/^\?poblacion=/))
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 640))
    Reflect.deleteProperty(window, 'scrollY')
    scrolled.mockRestore()
  })

  it('cuando ninguna coincide ofrece quitar los filtros', async () => {
    const { screen, user } = await openCompanies('?nombre=zzz')
    expect(await screen.findByRole('heading', { name: 'Ninguna empresa coincide' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Quitar todos los filtros' }))
    expect(screen.getByText('3 empresas')).toBeTruthy()
  })

  it('sin empresas lleva a los productos', async () => {
    const { screen } = await openCompanies('', gives<typeof ALL>([]))
    expect(await screen.findByRole('heading', { name: 'Todavía no hay empresas' })).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Ver productos' }).getAttribute('href')).toBe('/productos/todos/0/todas')
  })

  it('si falla lo dice y se recupera con Reintentar', async () => {
    const { screen, user } = await openCompanies('', failsOnce(ALL, { kind: 'timeout' }))
    expect(await screen.findByText('El sitio tardó demasiado en responder. Inténtalo de nuevo.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('3 empresas')).toBeTruthy()
  })
})

describe('perfil de una empresa', () => {
  it('R2.02 R7.21 empresa/{id} cuenta quién es, dónde está, qué hace y cuánto pide', async () => {
    const site = await openCompany()
    expect(await site.screen.findByRole('heading', { level: 1, name: 'Tejidos Alba' })).toBeTruthy()
    expect(site.screen.getByText('Tejemos desde que la abuela compró la primera máquina.')).toBeTruthy()
    const facts = site.screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual(['Moroleón', 'Tejido de punto', '$2,500', '1984'])
    expect(document.title).toBe('Tejidos Alba · Puntada')
    expect(site.calledWith('catalogue.company')).toEqual([['7']])
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as object
    expect(data).toMatchObject({ '@type': 'Organization', name: 'Tejidos Alba', foundingDate: '1984' })
  })

  it('R7.18 muestra sus productos por categoría, con accesos a cada una', async () => {
    const site = await openCompany()
    const jumps = await site.screen.findByRole('navigation', { name: 'Categorías de la empresa' })
    expect(within(jumps).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Suéteres 1', 'Gorros 1'])
    const caps = site.screen.getByRole('list', { name: 'Gorros' })
    expect(within(caps).getByRole('link', { name: 'Gorro Duna' })).toBeTruthy()
    await site.user.click(within(jumps).getByRole('link', { name: 'Gorros 1' }))
    expect(document.activeElement).toBe(site.screen.getByRole('heading', { level: 3, name: 'Gorros' }))
    expect(site.calledWith('catalogue.companyProducts')).toEqual([['7']])
  })

  it('R7.52 registra la visita a la tienda una sola vez', async () => {
    const site = await openCompany({ session: USER })
    await site.screen.findByRole('heading', { level: 1, name: 'Tejidos Alba' })
    await waitFor(() => expect(site.calledWith('visits.store')).toEqual([[{ storeId: '7', user: 'lupita@ejemplo.mx' }]]))
  })

  it('R7.53 registra cada contacto: mensaje, teléfono y correo', async () => {
    const site = await openCompany({ session: USER })
    const phone = await site.screen.findByRole('link', { name: '445 555 0110' })
    expect(phone.getAttribute('href')).toBe('tel:4455550110')
    expect(site.screen.getByRole('link', { name: 'ventas@alba.example' }).getAttribute('href')).toBe('mailto:ventas@alba.example')
    await site.user.click(site.screen.getByRole('button', { name: 'Enviar mensaje' }))
    expect(site.calledWith('visits.storeContact')).toEqual([[{ storeId: '7', user: 'lupita@ejemplo.mx' }]])
    await waitFor(() => expect(window.location.pathname).toBe('/chat/7'))
  })

  it('R1.04 enviar mensaje sin sesión pide ingresar y no se va de la página', async () => {
    const site = await openCompany()
    await site.user.click(await site.screen.findByRole('button', { name: 'Enviar mensaje' }))
    expect(await site.screen.findByRole('dialog')).toBeTruthy()
    expect(window.location.pathname).toBe('/empresa/7')
    expect(site.kept.get('puntada_pendiente')).toMatchObject({ pending: { kind: 'go', path: '/chat/7' } })
  })

  it('la insignia explica qué significa y lleva a Canaive; sin verificar no hay insignia', async () => {
    const { screen } = await openCompany()
    expect(await screen.findByText('¿Qué significa?')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Conoce qué revisa la cámara', hidden: true }).getAttribute('href')).toBe('/canaive')
  })

  it('una empresa sin verificar no lleva insignia', async () => {
    const { screen } = await openCompany({}, LEON)
    await screen.findByRole('heading', { level: 1, name: 'Calzado Peñón' })
    expect(screen.queryByText('¿Qué significa?')).toBeNull()
  })

  it('lo que la empresa no dijo no se muestra, ni como hueco', async () => {
    const bare = aCompany({ story: '', town: '', speciality: '', since: null, minimumOrder: null, phone: '', mail: '' })
    const { screen } = await openCompany({}, bare)
    await screen.findByRole('heading', { level: 1, name: 'Tejidos Alba' })
    expect(screen.queryAllByRole('definition')).toEqual([])
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/)
  })

  it('un teléfono o un correo que no lo son se leen, pero no son enlaces', async () => {
    const odd = aCompany({ phone: 'pregunta por Rosa', mail: 'a@b.c?bcc=x' })
    const { screen } = await openCompany({}, odd)
    expect((await screen.findByText('pregunta por Rosa')).closest('a')).toBeNull()
    expect(screen.getByText('a@b.c?bcc=x').closest('a')).toBeNull()
  })

  it('lo que no existe no se describe con las palabras de la pantalla anterior', async () => {
    const described = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content')
    const { screen, user } = await openSite('/empresa/no-hay', { services: { catalogue: { company: gives(null) } } })
    await user.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Nosotros' }))
    await screen.findByRole('heading', { level: 1, name: 'Quiénes somos' })
    await waitFor(() => expect(described()).toMatch(/^Puntada reúne a los fabricantes de ropa de Guanajuato con quienes compran/))
    act(() => window.history.back())
    await screen.findByRole('heading', { level: 1, name: 'Empresa no encontrada' })
    expect(described()).toBe('Ropa de mayoreo directo de los fabricantes de Guanajuato.')
  })

  it('una empresa que no existe lleva al catálogo', async () => {
    const site = await openCompany({}, null)
    expect(await site.screen.findByRole('heading', { name: 'No encontramos esta empresa' })).toBeTruthy()
    expect(site.screen.getByRole('link', { name: 'Ver todas las empresas' }).getAttribute('href')).toBe('/catalogoempresa')
    expect(site.calledWith('visits.store')).toEqual([])
  })

  it('una empresa sin productos lo dice', async () => {
    const { screen } = await openCompany({
      services: { catalogue: { company: gives(ALBA), companyProducts: gives([]) } },
    })
    expect(await screen.findByRole('heading', { name: 'Esta empresa todavía no publica productos' })).toBeTruthy()
  })

  it('si fallan la empresa o sus productos, cada parte ofrece Reintentar', async () => {
    const { screen, user } = await openCompany({
      services: { catalogue: { company: failsOnce(ALBA), companyProducts: failsOnce([aProduct()]) } },
    })
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tejidos Alba' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('link', { name: 'Suéter Cosecha' })).toBeTruthy()
  })

  it('compartir copia el enlace y lo dice', async () => {
    const site = await openCompany()
    site.page.shareOutcome = 'copied'
    await site.user.click(await site.screen.findByRole('button', { name: 'Compartir' }))
    expect(await site.screen.findByText('Copiamos el enlace. Pégalo donde quieras compartirlo.')).toBeTruthy()
    expect(site.page.shared[0]).toMatchObject({ title: 'Tejidos Alba' })
    expect(site.page.shared[0]?.url).toMatch(/\/empresa\/7$/)
  })
})

describe('reglas de los filtros de empresas', () => {
  const any = { name: '', town: '', speciality: '', verified: false }

  it('sin filtros quedan todas, en su orden', () => {
    expect(filterCompanies(ALL, any)).toEqual(ALL)
    expect(filterCompanies(ALL, { ...any, town: 'leon' })).toEqual([LEON])
    expect(filterCompanies(ALL, { ...any, verified: true })).toEqual([ALBA, LANA])
    expect(filterCompanies(ALL, { ...any, name: 'alba lan' })).toEqual([LANA])
  })

  it('cada valor se ofrece una vez, con su cuenta, y nunca vacío', () => {
    const twice = [ALBA, aCompany({ town: 'moroleon' }), aCompany({ town: ' ' }), LEON]
    expect(choices(twice, 'town')).toEqual([
      { value: 'León', count: 1 },
      { value: 'Moroleón', count: 2 },
    ])
  })

  it('un nombre exacto no trae a los parecidos', () => {
    const near = aCompany({ id: '10', name: 'Tejidos Alba Norte' })
    expect(lookUpCompanies([...ALL, near], 'tejidos alba')).toEqual([ALBA])
    expect(lookUpCompanies(ALL, 'alba')).toEqual([ALBA, LANA])
    expect(lookUpCompanies(ALL, '  ')).toEqual([])
  })

  it('filtrar nunca inventa ni desordena, y la cuenta de un valor es lo que deja', () => {
    const company = fc.record({ name: fc.string(), town: fc.constantFrom('León', 'leon', 'Celaya', ''), verified: fc.boolean() })
    fc.assert(
      fc.property(fc.array(company), fc.string(), fc.boolean(), (parts, name, verified) => {
        const companies = parts.map((part, place) => aCompany({ ...part, id: String(place) }))
        const found = filterCompanies(companies, { ...any, name, verified })
        expect(companies.filter((each) => found.includes(each))).toEqual(found)
        for (const { value, count } of choices(companies, 'town')) {
          expect(filterCompanies(companies, { ...any, town: value })).toHaveLength(count)
        }
      }),
    )
  })
})
