import { waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { enter, main, toast } from '../../support/account.tsx'
import type { Shop } from '../../../mocks/shop.ts'
import type { HttpSite } from '../../support/site-over-http.tsx'

interface Row {
  readonly id: string
  readonly path: string
  /** What the visitor does, in words. */
  readonly action: string
  readonly screen: string
  readonly member?: true
  readonly act: (site: HttpSite) => Promise<unknown>
  /** The whole body, field by field. */
  readonly body: Readonly<Record<string, unknown>> | ((shop: Shop) => Readonly<Record<string, unknown>>)
  readonly sees: (site: HttpSite) => Promise<unknown>
}

const press = (name: string | RegExp) => async (site: HttpSite) =>
  site.user.click((await main(site).findAllByRole('button', { name }))[0]!)

const fill = async (site: HttpSite, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    await site.user.click(await main(site).findByLabelText(label))
    await site.user.paste(text)
  }
}

/** Chooses an account of the simulated provider. */
const continueWith = (provider: string, account: RegExp) => async (site: HttpSite) => {
  await press(`Continuar con ${provider}`)(site)
  const chooser = within(await site.screen.findByRole('dialog', { name: `Elige una cuenta de ${provider}` }))
  await site.user.click(chooser.getByRole('button', { name: account }))
}

const text = (words: string) => (site: HttpSite) => site.screen.findByText(words)

/** Every write of section 7 whose answer the visitor learns of. The records have a table of their own. */
export const WRITES: readonly Row[] = [
  {
    id: 'R7.41',
    path: '/register-user.php',
    action: 'crear una cuenta',
    screen: '/registro',
    act: async (site) => {
      const typed = {
        'Nombre completo': 'Rosa Tapia',
        'Correo electrónico': 'rosa@correo.mx',
        Teléfono: '4421234567',
        Contraseña: 'costura2026',
      }
      await fill(site, typed)
      await press('Crear mi cuenta')(site)
    },
    body: { name: 'Rosa Tapia', email: 'rosa@correo.mx', phone: '4421234567', password: 'costura2026' },
    sees: (site) => site.screen.findByRole('heading', { level: 1, name: 'Verifica tu cuenta' }),
  },
  {
    id: 'R7.42',
    path: '/register-user-redes.php',
    action: 'crear la cuenta con Facebook',
    screen: '/registro',
    act: continueWith('Facebook', /Lucía Hernández/),
    body: { name: 'Lucía Hernández', email: 'lucia.hernandez@correo.example', phone: '', metodo: 'Facebook' },
    sees: text('Se ha iniciado sesión con lucia.hernandez@correo.example'),
  },
  {
    id: 'R7.43',
    path: '/login-user.php',
    action: 'ingresar',
    screen: '/login',
    act: enter,
    body: { email: 'demo@puntada.mx', password: 'mayoreo123' },
    sees: text('Se ha iniciado sesión con demo@puntada.mx'),
  },
  {
    id: 'R7.44',
    path: '/login-user-redes.php',
    action: 'continuar con Google',
    screen: '/login',
    act: continueWith('Google', /Guadalupe Ramírez/),
    body: { email: 'demo@puntada.mx', metodo: 'Google' },
    sees: text('Se ha iniciado sesión con demo@puntada.mx'),
  },
  {
    id: 'R7.45',
    path: '/suscribir-newspaper.php',
    action: 'suscribirse al boletín',
    screen: '/quienessomos',
    act: async (site) => {
      await site.user.click(site.screen.getByRole('textbox', { name: 'Tu correo electrónico' }))
      await site.user.paste('boutique@correo.mx')
      await site.user.click(site.screen.getByRole('button', { name: 'Suscribirme' }))
    },
    body: { correo: 'boutique@correo.mx' },
    sees: (site) => toast(site, 'status', 'Aviso', 'Te has suscrito al NEWSLETTER.'),
  },
  {
    id: 'R7.46',
    path: '/message-user.php',
    action: 'escribir a una tienda sobre un producto',
    screen: '/chat/5?producto=12',
    member: true,
    act: async (site) => {
      await fill(site, { 'Escribe un mensaje': '¿Hacen envíos a Celaya?' })
      await press('Enviar')(site)
    },
    body: {
      user: 'demo@puntada.mx',
      id_tienda: '5',
      mensaje: '¿Hacen envíos a Celaya?',
      id_producto: '12',
      id_cliente: 'id-1',
    },
    sees: async (site) => {
      await waitFor(() => expect(site.requestsTo('/list-user-mensajes.php')).toHaveLength(2))
      const log = within(site.screen.getByRole('log', { name: 'Mensajes' }))
      await waitFor(() => expect(log.queryByText(/Envia(do|ndo)/)).toBeNull())
      expect(log.getAllByText('¿Hacen envíos a Celaya?')).toHaveLength(1)
    },
  },
  {
    id: 'R7.47',
    path: '/usuario-fav.php',
    action: 'guardar un favorito',
    screen: '/productos/dama/0/todas',
    member: true,
    act: press(/^Guardar en favoritos/),
    // The demo account keeps product 897 already, whatever the seed: its heart is full.
    body: (shop) => ({
      user: 'demo@puntada.mx',
      id_producto: shop.selection('dama', '').find(({ id }) => id !== '897')!.id,
    }),
    sees: (site) => site.screen.findByRole('link', { name: 'Favoritos 7' }),
  },
  {
    id: 'R7.48',
    path: '/usuario-fav-delete.php',
    action: 'quitar un favorito',
    screen: '/favoritos',
    member: true,
    act: press(/^Quitar de favoritos/),
    body: { user: 'demo@puntada.mx', id_producto: '257' },
    sees: (site) =>
      waitFor(() => expect(main(site).getAllByRole('button', { name: /^Quitar de favoritos/ })).toHaveLength(5)),
  },
  {
    id: 'R7.49',
    path: '/create_pedido.php',
    action: 'enviar un pedido',
    screen: '/vistaproducto/12',
    member: true,
    act: async (site) => {
      const grid = within(await main(site).findByRole('group', { name: 'Cantidades por color y talla' }))
      await site.user.type(grid.getAllByRole('textbox')[0]!, '24')
      await press('Agregar al pedido')(site)
      const drawer = within(await site.screen.findByRole('dialog', { name: 'Tu pedido' }))
      await site.user.type(drawer.getByLabelText(/Nota para el fabricante/), 'Por paquetería')
      await site.user.click(drawer.getByRole('button', { name: /^Enviar pedido/ }))
    },
    body: (shop) => {
      const { name, storeId, tiers, colours, sizes, soldOut } = shop.detail('12')!
      const cells = colours.flatMap((colour) => sizes.map((talla) => ({ color: colour.name, talla })))
      const cell = cells.find(
        ({ color, talla }) => !soldOut.some(({ colour, size }) => colour === color && size === talla),
      )
      const price = tiers.at(-1)!.price / 100
      return {
        id_cliente: 'id-1',
        user: 'demo@puntada.mx',
        id_tienda: storeId,
        nota: 'Por paquetería',
        total: (24 * price).toFixed(2),
        productos: [{ id_producto: '12', producto: name, ...cell, cantidad: 24, precio: price.toFixed(2) }],
      }
    },
    sees: async (site) => {
      const drawer = within(site.screen.getByRole('dialog'))
      await drawer.findByText('Pedido enviado')
      expect(drawer.getByText(/^Enviamos tu pedido .*\. Folio/).textContent).toMatch(/Folio \S+$/)
    },
  },
  {
    id: 'R7.50',
    path: '/recuperar-contrasena.php',
    action: 'recuperar la contraseña',
    screen: '/recoverypass',
    act: async (site) => {
      await fill(site, { 'Correo electrónico': 'demo@puntada.mx' })
      await press('Enviar instrucciones')(site)
    },
    body: { email: 'demo@puntada.mx' },
    sees: (site) => main(site).findByRole('heading', { name: 'Revisa tu correo' }),
  },
]
