import { IDENTITY_ERRORS, type IdentityError, type IdentityResult } from '../../../src/domain/account/identity.ts'
import type { SocialProvider } from '../../../src/domain/account/session.ts'
import { simulatedToken } from '../../memory/identity.ts'
import './identity-chooser.css'

/** The first is the demo account, which the shop knows; the next two get registered; the last shares no e-mail. */
const ACCOUNTS = [
  { name: 'Guadalupe Ramírez', mail: 'demo@puntada.mx', phone: '445 555 0142' },
  { name: 'Lucía Hernández', mail: 'lucia.hernandez@correo.example', phone: '' },
  { name: 'Boutique La Esquina', mail: 'compras@laesquina.example', phone: '442 555 0188' },
  { name: 'Ramón sin correo', mail: '', phone: '477 555 0110' },
]

const contents = (provider: SocialProvider, title: string) => `
  <p class="identity-label">Proveedor simulado</p>
  <h2 id="${title}">Elige una cuenta de ${provider}</h2>
  <p>Esta es una demostración: nada sale hacia ${provider}.</p>
  <ul>${ACCOUNTS.map(
    ({ name, mail }) => `<li><button type="button" class="identity-account" value="${name}">
      <strong>${name}</strong> <span>${mail || 'Cuenta sin correo'}</span>
    </button></li>`,
  ).join('')}</ul>
  <div class="identity-error">
    <label>Error que responde el proveedor
      <select>${IDENTITY_ERRORS.map((code) => `<option value="${code}">auth/${code}</option>`).join('')}</select>
    </label>
    <button type="button" class="btn btn-quiet" value="error">Responder con este error</button>
  </div>
  <button type="button" class="btn btn-ghost" value="">Cancelar</button>`

let made = 0

/** Asks for the account to answer with. Escape and *Cancelar* count as a closed popup; `stop` means a newer request. */
export const chooseIdentity = (provider: SocialProvider, stop: AbortSignal): Promise<IdentityResult> =>
  new Promise((resolve) => {
    if (stop.aborted) return resolve({ ok: false, error: 'cancelled-popup-request' })
    const title = `identity-chooser-${(made += 1)}`
    const dialog = document.createElement('dialog')
    dialog.className = 'identity-chooser'
    dialog.setAttribute('aria-labelledby', title)
    dialog.innerHTML = contents(provider, title)
    dialog.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button')
      if (button !== null) dialog.close(button.value === 'error' ? dialog.querySelector('select')?.value : button.value)
    })
    // The login dialog below must not take this Escape for its own.
    dialog.addEventListener('cancel', (event) => event.stopPropagation())
    dialog.addEventListener('close', () => {
      dialog.remove()
      const { returnValue: chosen } = dialog
      const account = ACCOUNTS.find(({ name }) => name === chosen)
      resolve(
        account === undefined
          ? { ok: false, error: (chosen || 'popup-closed-by-user') as IdentityError }
          : { ok: true, account: { ...account, token: simulatedToken(account.mail) } },
      )
    })
    stop.addEventListener('abort', () => dialog.close('cancelled-popup-request' satisfies IdentityError))
    document.body.append(dialog)
    dialog.showModal()
  })
