import { describe, expect, it } from 'vitest'
import { loginDialog, openAbout } from '../../support/buyer.ts'
import { NOW, openSite, type SiteOptions } from '../../support/site.tsx'

const MAIL = 'Correo electrónico'

const openLogin = async (options: SiteOptions = {}) => {
  const site = await openAbout(options)
  await site.press('Ingresar')
  return { site, dialog: await loginDialog(site) }
}

describe('El diálogo de ingreso', () => {
  it('R2.33 R10.23 se abre en el correo; tiene contraseña, su recuperación, redes y crear cuenta', async () => {
    const { dialog } = await openLogin()
    dialog.hasFocus('textbox', MAIL)
    expect(dialog.field(MAIL)).toHaveProperty('autocomplete', 'username')
    expect(dialog.field('Contraseña')).toHaveProperty('autocomplete', 'current-password')
    for (const name of ['Mostrar contraseña', 'Ingresar', 'Continuar con Google', 'Continuar con Facebook'])
      await dialog.has('button', name)
    await dialog.linksTo('¿Olvidaste tu contraseña?', '/recoverypass')
    await dialog.linksTo('Crea tu cuenta', '/registro')
  })

  it('R4.05 la contraseña se muestra y se oculta, y al enviar se oculta', async () => {
    const { dialog } = await openLogin()
    const types = [dialog.field('Contraseña').type]
    for (const name of ['Mostrar contraseña', 'Ocultar contraseña', 'Mostrar contraseña', 'Ingresar']) {
      await dialog.press(name)
      types.push(dialog.field('Contraseña').type)
    }
    expect(types).toEqual(['password', 'text', 'password', 'text', 'password'])
  })

  it('R12.44 sin redes sociales configuradas, no se ofrecen', async () => {
    const { dialog } = await openLogin({ services: { identity: { available: false } } })
    dialog.lacks('button', /Continuar con/)
  })
})

const waiting = (intent: unknown) => ({
  puntada_pendiente: { intent, at: NOW - 5000, path: '', user: '', stage: 'waiting' },
})

describe('Para qué se abrió el ingreso', () => {
  it.each([
    [null, { kind: 'go', path: '//malo.example/mensajes' }],
    ['guardar este producto en tus favoritos.', { kind: 'favourite', productId: '5' }],
    ['enviar tu pedido. Está guardado.', { kind: 'draft', clientId: 'a' }],
    ['enviar tu pedido. Está guardado.', { kind: 'order', clientId: 'a' }],
    ['enviar tu mensaje. Está guardado.', { kind: 'message', storeId: '2', clientId: 'a' }],
    ['abrir el WhatsApp del fabricante.', { kind: 'whatsapp' }],
    ['escribirle al fabricante.', { kind: 'chat', storeId: '2', productId: null }],
    ['escribirle al fabricante.', { kind: 'go', path: '/chat/2?producto=5' }],
    ['escribirnos.', { kind: 'chat', storeId: '1', productId: null, text: 'Hola' }],
    ['escribirnos.', { kind: 'go', path: '/chat/1' }],
    ['ponerte en contacto con el fabricante.', { kind: 'contact' }],
    ['ver tus mensajes.', { kind: 'go', path: '/mensajes' }],
    ['ver tus favoritos.', { kind: 'go', path: '/favoritos' }],
    ['ver tu perfil y tus pedidos.', { kind: 'go', path: '/perfil' }],
  ])('R12.74 el ingreso dice para qué se abrió', async (purpose, intent) => {
    const site = await openSite('/login', { tab: waiting(intent) })
    await site.main.has('textbox', MAIL)
    if (purpose === null) site.main.lacksText(/^Ingresa para/)
    else await site.main.hasText(`Ingresa para ${purpose}`)
  })
})
