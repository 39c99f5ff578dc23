import {
  IDENTITY_ERRORS,
  type IdentityError,
  type IdentityResult,
  type SocialAccount,
} from '../../../src/domain/account/identity.ts'
import type { SocialProvider } from '../../../src/domain/account/session.ts'
import { simulatedToken } from '../../memory/identity.ts'
import { button, element } from './dom.ts'
import './identity-chooser.css'

/** The first is the demo account, which the shop knows; the next two get registered; the last shares no e-mail. */
const ACCOUNTS: readonly Omit<SocialAccount, 'token'>[] = [
  { name: 'Guadalupe Ramírez', email: 'demo@puntada.mx', phone: '445 555 0142' },
  { name: 'Lucía Hernández', email: 'lucia.hernandez@correo.example', phone: '' },
  { name: 'Boutique La Esquina', email: 'compras@laesquina.example', phone: '442 555 0188' },
  { name: 'Ramón sin correo', email: '', phone: '477 555 0110' },
]

let made = 0

/** Asks for the account to answer with. Escape and *Cancelar* count as a closed popup; `stop` means a newer request. */
export const chooseIdentity = (provider: SocialProvider, stop: AbortSignal): Promise<IdentityResult> =>
  new Promise((resolve) => {
    made += 1
    const title = `identity-chooser-${made}`
    const dialog = element('dialog', { class: 'identity-chooser', 'aria-labelledby': title })

    let ended = false
    const end = (result: IdentityResult) => {
      // Closing the dialog fires `close`, which would answer a second time.
      if (ended) return
      ended = true
      if (dialog.open) dialog.close()
      dialog.remove()
      resolve(result)
    }
    const fail = (error: IdentityError) => end({ ok: false, error })

    const accounts = ACCOUNTS.map((account) => {
      const { name, email } = account
      const choose = () => end({ ok: true, account: { ...account, token: simulatedToken(email) } })
      const item = button('', choose, { class: 'identity-account' })
      item.append(element('strong', {}, name), ' ', element('span', {}, email || 'Cuenta sin correo'))
      return element('li', {}, item)
    })
    const codes = IDENTITY_ERRORS.map((code) => element('option', { value: code }, `auth/${code}`))
    const select = element('select', {}, ...codes)

    dialog.append(
      element('p', { class: 'identity-label' }, 'Proveedor simulado'),
      element('h2', { id: title }, `Elige una cuenta de ${provider}`),
      element('p', {}, `Esta es una demostración: nada sale hacia ${provider}.`),
      element('ul', {}, ...accounts),
      element(
        'div',
        { class: 'identity-error' },
        element('label', {}, 'Error que responde el proveedor ', select),
        button('Responder con este error', () => fail(select.value as IdentityError), { class: 'btn btn-quiet' }),
      ),
      button('Cancelar', () => fail('popup-closed-by-user'), { class: 'btn btn-ghost' }),
    )
    // Escape, and whatever else closes it from outside.
    dialog.addEventListener('close', () => fail('popup-closed-by-user'))
    // The login dialog below must not take this Escape, or these clicks, for its own.
    dialog.addEventListener('cancel', (event) => event.stopPropagation())
    stop.addEventListener('abort', () => fail('cancelled-popup-request'))
    if (stop.aborted) return fail('cancelled-popup-request')
    document.body.append(dialog)
    dialog.showModal()
  })
