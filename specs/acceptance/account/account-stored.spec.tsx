import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createKeyValueStore } from '../../../src/adapters/storage/key-value-store.ts'
import { createSessionStore } from '../../../src/adapters/storage/session-store.ts'
import { createTabStore } from '../../../src/adapters/storage/tab-store.ts'
import { loginDialog, main, press, showsText, shows } from '../../support/buyer.ts'
import { ANA, EVA, MemoryStore } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

describe('Un nombre guardado sin correo', () => {
  it.each([
    ['/mensajes', 'Ingresa para ver tus mensajes', 'messaging.inbox'],
    ['/chat/2', 'Ingresa para escribirle al fabricante', 'messaging.sentTo'],
    ['/favoritos', 'Ingresa para ver tus favoritos', 'favourites.list'],
    ['/perfil', 'Ingresa para ver tu cuenta', 'favourites.count'],
  ])('R11.61 en %s se pide ingresar otra vez y no se pregunta nada', async (path, title, call) => {
    const site = await openSite(path, { session: { name: 'Ana', mail: '', phone: '' } })
    await shows(main(site), 'heading', title)
    await showsText(main(site), 'Este navegador ya no recuerda tu correo. Ingresa otra vez para seguir.')
    await press(site, 'Ingresar', main(site))
    await loginDialog(site)
    expect(site.calledWith(call)).toEqual([])
  })

  it('R11.61 en /login se puede ingresar', async () => {
    const site = await openSite('/login', { session: { name: 'Ana', mail: '', phone: '' } })
    await shows(main(site), 'button', 'Ingresar')
  })

  it('R11.51 una llave rota de la sesión se limpia, y las buenas se quedan', () => {
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

describe('Donde el navegador no guarda nada', () => {
  const full = new MemoryStore()
  full.full = true
  const leave = () => window.dispatchEvent(new Event('pagehide'))

  it('R11.62 el ingreso sobrevive a la recarga en la misma pestaña, no en otra, y no deja nada en el historial', () => {
    window.history.replaceState({ entry: 3 }, '')
    expect(createSessionStore(full, createTabStore(window)).write(ANA)).toBe(false)
    expect(createSessionStore(full, createTabStore(window)).read()).toBeNull()
    leave()
    const reloaded = createSessionStore(full, createTabStore(window))
    expect(reloaded.read()).toEqual(ANA)
    expect(JSON.stringify(window.history.state)).toBe('{"entry":3}')
    reloaded.clear()
    expect(reloaded.read()).toBeNull()
  })
})

describe('La sesión en dos pestañas', () => {
  it('R11.54 y R11.55 si en una ingresa otra persona, la otra muestra lo de quien está', async () => {
    const site = await openSite('/favoritos', { session: ANA })
    await waitFor(() => expect(site.calledWith('favourites.list')).toEqual([[ANA.mail]]))
    site.changeSessionElsewhere(EVA)
    await waitFor(() => expect(site.calledWith('favourites.list')).toContainEqual(['eva@ejemplo.mx']))
  })
})
