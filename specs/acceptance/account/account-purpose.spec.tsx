import { describe, expect, it } from 'vitest'
import { NOW, openSite } from '../../support/site.tsx'

const waiting = (intent: unknown) => ({
  puntada_pendiente: { intent, at: NOW - 5000, path: '', user: '', isLoggedIn: false },
})

describe('Para qué se abrió el ingreso', () => {
  it.each([
    ['guardar este producto en tus favoritos.', { kind: 'favourite', productId: '5' }],
    ['enviar tu pedido. Está guardado.', { kind: 'orders', clientId: 'a' }],
    ['enviar tu pedido. Está guardado.', { kind: 'order', clientId: 'a' }],
    ['enviar tu mensaje. Está guardado.', { kind: 'message', storeId: '2', clientId: 'a' }],
    ['abrir el WhatsApp del fabricante.', { kind: 'whatsapp', productId: '5' }],
    ['escribirle al fabricante.', { kind: 'chat', storeId: '2', productId: null }],
    ['escribirle al fabricante.', { kind: 'go', path: '/chat/2?producto=5' }],
    ['ponerte en contacto con el fabricante.', { kind: 'contact', storeId: '2' }],
    ['ver tus mensajes.', { kind: 'go', path: '/mensajes' }],
    ['ver tus favoritos.', { kind: 'go', path: '/favoritos' }],
    ['ver tu perfil y tus pedidos.', { kind: 'go', path: '/perfil' }],
  ])('R12.74 el ingreso dice para qué se abrió: «Ingresa para %s»', async (purpose, intent) => {
    const site = await openSite('/login', { tab: waiting(intent) })
    await site.main.hasText(`Ingresa para ${purpose}`)
  })

  it('R12.74 el ingreso que se abre sin nada pendiente no dice para qué', async () => {
    const site = await openSite('/login', { tab: waiting({ kind: 'go', path: '//malo.example/mensajes' }) })
    const form = site.main
    expect(await form.findByLabelText('Correo electrónico')).toBeInTheDocument()
    form.lacksText(/^Ingresa para/)
  })
})
