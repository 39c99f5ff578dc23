import { expect } from 'vitest'
import { simulatedToken } from '../../mocks/memory/reply.ts'
import type { IdentityPort, IdentityResult } from '../../src/domain/account/identity.ts'
import { DEMO } from './device.ts'
import { answersLater, openSite, type Site, type SiteOptions } from './site.tsx'

export const KNOWN = { name: DEMO.name, mail: DEMO.mail, phone: '', token: simulatedToken(DEMO.mail) }
export const NEW = { name: 'Lucía Hernández', mail: 'lucia@correo.mx', phone: '', token: 'simulado.lucia%40correo.mx' }
export const WAITING = 'Sigue en la ventana de Google. ¿No la ves? Vuelve a pulsar el botón.'

export const openLogin = (identity: Partial<IdentityPort>, services: SiteOptions['services'] = {}, path = '/login') =>
  openSite(path, { services: { ...services, identity } })
export const choosing = (account: typeof KNOWN): Partial<IdentityPort> => ({
  signIn: () => Promise.resolve({ ok: true, account }),
})
export const openPending = async () => {
  const { method, answer } = answersLater<never, IdentityResult>()
  return { site: await openLogin({ signIn: method }), answer }
}
export const askProvider = async (site: Site, provider = 'Google') => site.main.press(`Continuar con ${provider}`)
export const entered = (site: Site, mail: string) =>
  site.toast('status', 'Aviso de inicio de sesión', `Se ha iniciado sesión con ${mail}`)
export const nobodyIsIn = (site: Site) => {
  expect([site.session(), site.page.reloads]).toEqual([null, 0])
  site.neverCalled('session.loginSocial')
  site.neverCalled('accounts.registerSocial')
}
