import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createKeyValueStore } from '../../../src/adapters/storage/create-store.ts'
import { createSessionStore } from '../../../src/adapters/storage/session-store.ts'
import type { Session } from '../../../src/domain/account/session.ts'
import { loginDialog, openAbout, openProduct } from '../../support/buyer.ts'
import { ANA, fullStore, MemoryStore, SimulatedPage } from '../../support/device.ts'
import { keeps } from '../../support/drafts.ts'
import { openSite, type Site } from '../../support/site.tsx'

describe('La cuenta', () => {
  it('R2.08, R2.34 y R6.03 muestra nombre, correo y teléfono, y lleva a la bandeja y a salir', async () => {
    const site = await openAbout({ session: ANA })
    await site.press('Mi cuenta')
    const dialog = await site.part('dialog', 'Mi cuenta')
    await dialog.hasText('Ana Ruiz', 'ana@ejemplo.mx', '477 123 4567')
    await dialog.has('button', 'Cerrar sesión')
    await dialog.linksTo('Mis pedidos y mis datos', '/perfil')
    await dialog.press('Mensajes')
    await site.arrivesAt('Mensajes')
    await site.loses('dialog')
  })

  it.each([
    ['sin nombre guardado', null],
    ['con un nombre en blanco', '  '],
  ])('R6.01 %s nadie está dentro', async (_how, name) => {
    const site = await openAbout({ storage: { puntada_name: name, puntada_mail: ANA.mail, puntada_phone: '' } })
    await site.has('button', 'Ingresar')
  })

  it('R2.08 R2.34 el perfil muestra los datos, dice qué falta y qué vive solo aquí, y deja salir', async () => {
    const site = await openSite('/perfil', { session: { ...ANA, phone: ' \u200b' } })
    await site.arrivesAt('Mi cuenta')
    await site.press('Mi cuenta')
    await (await site.part('dialog', 'Mi cuenta')).hasText('Sin teléfono')
    await site.press('Cerrar')
    await site.main.hasText('Ana Ruiz · ana@ejemplo.mx', 'Tus pedidos se guardan solo en este navegador.')
    await site.main.has('heading', 'Mis pedidos', 'Todavía no has enviado pedidos')
    await site.main.press('Cerrar sesión')
    await site.has('dialog', 'Seguro que deseas cerrar sesión?')
  })

  it('R12.306 la cuenta tiene tres partes, cada una con su dirección, y Atrás vuelve de una a otra', async () => {
    const site = await openSite('/perfil', { session: ANA })
    const parts = await site.part('navigation', 'Partes de tu cuenta')
    const here = () => parts.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
    expect(here()).toEqual(['Pedidos'])
    site.main.lacks('heading', 'Vistos recientemente')
    await parts.follow('Datos')
    await site.main.hasText('477 123 4567')
    site.main.lacks('heading', 'Mis pedidos')
    await parts.follow('Vistos')
    await site.main.has('heading', 'Vistos recientemente')
    site.hasQuery('?ver=vistos')
    expect(here()).toEqual(['Vistos'])
    site.goBack()
    await site.main.has('heading', 'Mis datos')
    expect(here()).toEqual(['Datos'])
  })

  it.each([
    ['#ciudad', 'Mis datos'],
    ['?ver=otra', 'Mis pedidos'],
  ])('R12.306 /perfil%s abre su parte', async (address, heading) => {
    const site = await openSite(`/perfil${address}`, { session: ANA })
    await site.main.has('heading', heading)
  })
})

describe('Al salir de una computadora compartida', () => {
  const THEIRS = {
    ...keeps([]),
    'puntada_pedidos_enviados_ana@ejemplo.mx': [],
    'puntada_datos_ana@ejemplo.mx': { town: 'León' },
    'puntada_vistos_ana@ejemplo.mx': [],
    'puntada_busquedas_ana@ejemplo.mx': ['blusa'],
    'puntada_por_enviar_ana@ejemplo.mx_2': [],
    'puntada_borrador_ana@ejemplo.mx_2': 'Hola',
    'puntada_leido_ana@ejemplo.mx_2': 1,
    puntada_cantidades_12: { user: 'ana@ejemplo.mx', productId: '12', cells: [] },
    puntada_favorito: { user: 'Ana@ejemplo.mx', id: '1' },
  }
  const OTHERS = {
    'puntada_borrador_juan_ana@ejemplo.mx_2': 'Soy Juan',
    'puntada_vistos_eva@ejemplo.mx': [],
    'puntada_busquedas_ana@ejemplo.mx.ar': ['falda'],
    puntada_recargada: 1,
  }
  const leave = async (session: Session, removes: boolean) => {
    const site = await openAbout({ session, storage: { ...THEIRS, ...OTHERS } })
    await site.press('Mi cuenta')
    await (await site.part('dialog', 'Mi cuenta')).press('Cerrar sesión')
    const dialog = await site.part('dialog', 'Seguro que deseas cerrar sesión?')
    if (removes) await dialog.choose('Borrar también lo guardado en este equipo')
    await dialog.press('Sí, cerrar sesión')
    expect(site.page.reloads).toBe(1)
    return site.storage.keys().toSorted()
  }

  it('R13.16 se borra lo de quien sale, si así lo pide, y nada de los demás', async () => {
    expect(await leave(ANA, true)).toEqual(Object.keys(OTHERS).toSorted())
  })

  it.each([
    ['si no lo pide', ANA, false],
    ['si no se recuerda su correo', { name: 'Ana', mail: '', phone: '' }, true],
  ])('R13.16 %s, se queda lo de cada quien', async (_, session, removes) => {
    expect(await leave(session, removes)).toEqual(Object.keys({ ...THEIRS, ...OTHERS }).toSorted())
  })
})

describe('Lo que queda de quien sale', () => {
  it('R11.275 sin red la salida se recuerda, y se repite en cada inicio hasta que el sitio contesta', async () => {
    const page = new SimulatedPage()
    page.reachable = false
    const site = await openSite('/quienessomos', { session: ANA, page })
    await site.press('Mi cuenta')
    await site.press('Cerrar sesión')
    await site.press('Sí, cerrar sesión')
    const starts = async (reachable: boolean) => {
      const start = new SimulatedPage()
      start.reachable = reachable
      await site.reload('/quienessomos', { page: start })
      return start.clearedCookies
    }
    expect([page.clearedCookies, page.reloads]).toEqual([1, 1])
    expect([await starts(false), await starts(true), await starts(true)]).toEqual([1, 1, 0])
  })

  it('R11.275 quien ingresa después es otra persona, y por ella no se repite', async () => {
    const site = await openSite('/quienessomos', { session: ANA, storage: { puntada_salida: true } })
    expect([site.page.clearedCookies, site.storage.get('puntada_salida')]).toEqual([0, null])
  })

  it('R11.275 el producto abierto en otra pestaña no vuelve a quedar entre lo visto', async () => {
    const site = await openProduct({ session: ANA })
    await waitFor(() => expect(site.storage.get(`puntada_vistos_${ANA.mail}`)).toHaveLength(1))
    site.storage.changeElsewhere({ [`puntada_vistos_${ANA.mail}`]: undefined })
    site.changeSessionElsewhere(null)
    // The guest sees it too.
    await waitFor(() => site.calledTimes('visits.product', 2))
    expect(site.storage.keys().filter((key) => key.startsWith('puntada_vistos'))).toEqual([])
  })
})

describe('Los datos para pedir', () => {
  const town = (site: Site) => site.main.findByRole<HTMLInputElement>('textbox', { name: /Ciudad o municipio/ })

  it('R12.76 la ciudad se guarda en este navegador; la de otra persona no se ve', async () => {
    const site = await openSite('/perfil?ver=datos', {
      session: ANA,
      storage: {
        'puntada_datos_otra@ejemplo.mx': { town: 'Moroleón' },
        'puntada_datos_ana@ejemplo.mx': [1],
      },
    })
    expect((await town(site)).value).toBe('')
    await site.user.type(await town(site), ' León ')
    await site.press('Guardar mis datos')
    await site.main.hasText('Guardamos tus datos en este navegador. Van en el resumen de tus pedidos.')
    expect(site.storage.get('puntada_datos_ana@ejemplo.mx')).toEqual({ town: 'León' })
  })

  it('R11.52 donde el navegador no guarda nada, se dice que los datos duran lo que la página', async () => {
    const site = await openSite('/perfil?ver=datos', { session: ANA, storage: fullStore() })
    await site.user.type(await town(site), 'León')
    await site.press('Guardar mis datos')
    await site.main.hasText(
      /^Este navegador no permite guardar tus datos: van en el resumen de tus pedidos hasta que cierres o recargues/,
    )
    expect((await town(site)).value).toBe('León')
  })
})

describe('Quien no ha ingresado, o solo dejó su nombre', () => {
  it.each([
    ['R10.07', '/mensajes', 'Ingresa para ver tus mensajes', 'messaging.inbox'],
    ['R10.07', '/chat/2', 'Ingresa para escribirle al fabricante', 'messaging.sentTo'],
    ['R10.07', '/chat/1', 'Ingresa para escribirnos', 'messaging.sentTo'],
    ['R2.07', '/favoritos', 'Ingresa para ver tus favoritos', 'favourites.list'],
    ['R2.08', '/perfil', 'Ingresa para ver tu cuenta', 'favourites.count'],
  ])('%s R6.02 R11.53 en %s ingresa primero, y nada se le pide al servidor', async (_id, path, title, call) => {
    for (const session of [null, { name: 'Ana', mail: '', phone: '' }]) {
      const site = await openSite(path, { session })
      await site.main.has('heading', title)
      await site.main.linksTo('Crea tu cuenta', '/registro')
      site.lacks('textbox', 'Escribe un mensaje')
      if (session) await site.main.hasText('Este navegador ya no recuerda tu correo. Ingresa otra vez para seguir.')
      await site.main.press('Ingresar')
      await loginDialog(site)
      site.neverCalled(call)
    }
  })

  it('R11.53 en /login se puede ingresar', async () => {
    const site = await openSite('/login', { session: { name: 'Ana', mail: '', phone: '' } })
    await site.main.has('button', 'Ingresar')
  })
})

describe('La sesión guardada', () => {
  it('R11.51 un dato guardado de la sesión que no se puede leer se borra, y los demás se quedan', () => {
    window.localStorage.setItem('puntada_name', '"Ana"')
    window.localStorage.setItem('puntada_mail', '{roto')
    window.localStorage.setItem('puntada_phone', '[7]')
    const store = createSessionStore(
      createKeyValueStore(() => window.localStorage, window),
      new MemoryStore(),
    )
    expect(store.read()).toEqual({ name: 'Ana', mail: '', phone: '' })
    expect(Object.keys(window.localStorage)).toEqual(['puntada_name'])
  })
})

describe('Donde en el navegador no cabe más', () => {
  it('R11.52 el ingreso sobrevive a la recarga en la misma pestaña, no en otra', () => {
    const full = fullStore()
    const tab = createKeyValueStore(() => window.sessionStorage, window)
    expect(createSessionStore(full, tab).write(ANA)).toBe(false)
    expect(createSessionStore(full, new MemoryStore()).read()).toBeNull()
    const reloaded = createSessionStore(
      full,
      createKeyValueStore(() => window.sessionStorage, window),
    )
    expect(reloaded.read()).toEqual(ANA)
    reloaded.clear()
    expect(window.sessionStorage).toHaveLength(0)
  })
})
