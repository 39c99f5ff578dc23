import { expect, it, vi } from 'vitest'
import { enter, lacks, main } from '../../support/buyer.ts'
import { expectConsole } from '../../support/console.ts'
import { DEMO } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

vi.mock('../../../src/ui/features/account/social-buttons.tsx', () => ({
  default: () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

it('R13.17 donde un bloqueador detiene las redes sociales, se ingresa con correo y contraseña', async () => {
  expectConsole(/Failed to fetch dynamically imported module/)
  const site = await openSite('/login')
  await enter(site)
  expect(site.session()).toEqual(DEMO)
  lacks(main(site), 'button', /Continuar con/)
  lacks(main(site), 'alert', /./)
})
