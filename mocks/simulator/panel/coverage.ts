import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { button, element } from './dom.ts'

const HEADINGS = ['Requisito', 'Llamada', 'Parámetros', 'Qué se simula', 'Qué se supuso'] as const

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** The page «Qué se simula»: one row per endpoint of the contract. */
export const coverageDialog = (simulated: ReadonlyMap<string, string>): HTMLDialogElement => {
  const rows = ENDPOINTS.map(({ id, method, path, parameters, assumed }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, id),
      element('td', {}, element('code', {}, `${method} ${path}`)),
      element('td', {}, element('code', {}, parameters.join(', ') || '—')),
      element('td', {}, simulated.get(path) ?? ''),
      element('td', {}, assumed === '' ? 'Nada: el documento lo dice todo.' : sentence(assumed)),
    ),
  )
  const dialog = element('dialog', { 'aria-labelledby': 'que-se-simula' })
  dialog.append(
    element(
      'div',
      { class: 'head' },
      element('h2', { id: 'que-se-simula' }, 'Qué se simula'),
      button('Cerrar', () => dialog.close()),
    ),
    element(
      'p',
      {},
      'Productos, tiendas, personas y fotos son inventados y se dibujan aquí mismo. Lo que haces se guarda ' +
        'solo en este navegador, y nada sale a internet. El inicio de sesión con Google y Facebook también se ' +
        'simula. Los enlaces de WhatsApp llevan a números que no existen.',
    ),
    element(
      'div',
      { class: 'wide', tabindex: '0', role: 'group', 'aria-label': 'Tabla de llamadas' },
      element(
        'table',
        {},
        element('caption', {}, `Las ${ENDPOINTS.length} llamadas del contrato.`),
        element('thead', {}, element('tr', {}, ...HEADINGS.map((text) => element('th', { scope: 'col' }, text)))),
        element('tbody', {}, ...rows),
      ),
    ),
  )
  return dialog
}
