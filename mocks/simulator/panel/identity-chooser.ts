import { IDENTITY_ERRORS, type IdentityError, type IdentityResult } from '../../../src/domain/account/identity.ts'
import type { SocialProvider } from '../../../src/domain/account/session.ts'
import { simulatedToken } from '../../memory/reply.ts'

/** The shop knows the first, the demo account; the next two get registered; the last shares no e-mail. */
const ACCOUNTS = [
  { name: 'Guadalupe Ramírez', mail: 'demo@puntada.mx', phone: '445 555 0142' },
  { name: 'Lucía Hernández', mail: 'lucia.hernandez@correo.example', phone: '' },
  { name: 'Boutique La Esquina', mail: 'compras@laesquina.example', phone: '442 555 0188' },
  { name: 'Ramón sin correo', mail: '', phone: '477 555 0110' },
]

const button = (value: string, text: string) =>
  `<button type="button" class="btn btn-quiet" value="${value}">${text}</button>`

const contents = (provider: SocialProvider) => `
  <div class="stack">
    <p><span class="badge badge-cempa">Proveedor simulado</span> Nada sale hacia ${provider}.</p>
    <h2>Elige una cuenta de ${provider}</h2>
    ${ACCOUNTS.map(({ name, mail }) => button(name, `${name} · ${mail || 'Cuenta sin correo'}`)).join('')}
    <label>Error que responde el proveedor
      <select class="field-control">
        ${IDENTITY_ERRORS.map((code) => `<option value="${code}">auth/${code}</option>`).join('')}
      </select>
    </label>
    ${button('error', 'Responder con este error')}${button('', 'Cancelar')}
  </div>`

/** Escape and *Cancelar* count as a closed popup; `stop` means a newer request. */
export const chooseIdentity = (provider: SocialProvider, stop: AbortSignal): Promise<IdentityResult> =>
  new Promise((resolve) => {
    if (stop.aborted) return resolve({ ok: false, error: 'cancelled-popup-request' })
    const dialog = document.createElement('dialog')
    dialog.style.cssText =
      'margin: auto; padding: 1.5rem; border: 3px dashed; background: var(--raised); color: inherit; overflow-wrap: anywhere'
    dialog.setAttribute('aria-label', `Elige una cuenta de ${provider}`)
    dialog.innerHTML = contents(provider)
    dialog.addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest('button')
      if (pressed !== null)
        dialog.close(pressed.value === 'error' ? dialog.querySelector('select')?.value : pressed.value)
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
