import { expect, test } from '../../support/chaos-test.ts'

/** Defects planted in the shop's code as it is served, and what the oracle must say of each. */
const DEFECTS: readonly { name: string; code: string; says: RegExp; open?: true }[] = [
  {
    name: 'un undefined a la vista',
    code: "document.querySelector('main').append('Precio: undefined')",
    says: /^texto de máquina a la vista/,
  },
  {
    name: 'un NaN en un nombre accesible',
    code: "document.querySelector('main a').setAttribute('aria-label', 'Mínimo NaN')",
    says: /^texto de máquina en a\[aria-label\]/,
  },
  {
    name: 'una promesa rechazada que nadie atiende',
    code: "Promise.reject(new Error('plantado'))",
    says: /^error sin atender: plantado/,
  },
  {
    name: 'un POST enviado dos veces',
    code: "for (const body of ['{}', '{}']) void fetch('/api/suscribir-newspaper.php', { method: 'POST', body })",
    says: /^POST repetido/,
  },
  {
    name: 'una petición a otro sitio',
    code: "void fetch('https://malo.example/espia').catch(() => undefined)",
    says: /^petición ajena: https:\/\/malo\.example/,
    open: true,
  },
  {
    name: 'una petición que la CSP prohíbe',
    code: "void fetch('https://malo.example/espia').catch(() => undefined)",
    says: /violación de CSP: connect-src/,
  },
  {
    name: 'una pantalla con dos h1',
    code: "document.querySelector('main').append(Object.assign(document.createElement('h1'), { textContent: 'Otro' }))",
    says: /^hay 2 h1/,
  },
  {
    name: 'una página sin encabezado',
    code: "document.querySelectorAll('header').forEach((one) => { one.hidden = true; one.style.display = 'none' })",
    says: /^no está el encabezado/,
  },
  {
    name: 'un enlace javascript:',
    code: "document.querySelector('main a').setAttribute('href', 'javascript:void(0)')",
    says: /^enlace que no se debe/,
  },
  {
    name: 'el foco perdido al navegar',
    code: "document.addEventListener('focusin', () => document.activeElement.blur())",
    says: /el foco se perdió/,
  },
]

for (const { name, code, says, open } of DEFECTS) {
  test(`El oráculo encuentra lo que se planta: ${name}`, async ({ page, chaos, oracle }) => {
    if (open) chaos.stripped.add('content-security-policy')
    let entry = ''
    chaos.rewrite = (path, type, text) => {
      if (type.includes('html')) {
        entry ||= /<script type="module"[^>]* src="([^"]+)"/.exec(text)?.[1] ?? ''
        // The policy stands in the page as well as in its header.
        return open ? text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '') : text
      }
      return path === entry ? `${text}\n;window.addEventListener('plantar', () => { ${code} });` : text
    }
    await oracle.open('/quienessomos')
    await oracle.look()
    await oracle.visit('/canaive')
    expect(oracle.problems(), 'antes de plantar nada').toEqual([])
    await page.evaluate(() => window.dispatchEvent(new Event('plantar')))
    const found: string[] = []
    const searches = async () => {
      await oracle.look()
      if (name.startsWith('el foco')) await oracle.visit(found.length % 2 === 0 ? '/quienessomos' : '/canaive')
      found.push(...oracle.problems())
      return found
    }
    await expect.poll(searches).toContainEqual(expect.stringMatching(says))
  })
}
