import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepFocus } from '../../../src/ui/app/kept-focus.ts'

const show = (html: string, first?: Element): void => {
  document.body.innerHTML = html
  const stop = keepFocus(first)
  onTestFinished(() => {
    stop()
    document.body.innerHTML = ''
  })
}
const at = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(selector)
  return found
}
const focusIs = (selector: string) => vi.waitFor(() => expect(at(selector)).toHaveFocus())

const twoFrames = async () => {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}
const row = (name: string): string => `<li id="${name}"><a href="/${name}">${name}</a><button>Quitar</button></li>`

describe('El foco cuando su control desaparece', () => {
  afterEach(() => vi.restoreAllMocks())

  it('R11.81 el de un renglón pasa al mismo botón del que queda en su lugar, o del último', async () => {
    show(`<main><h1>Lista</h1><ul>${row('a')}${row('b')}${row('c')}</ul></main>`)
    at('#b button').focus()
    at('#b').remove()
    await focusIs('#c button')
    at('#c').remove()
    await focusIs('#a button')
    at('#a').remove()
    await focusIs('h1')
  })

  it('R11.81 el de un botón dibujado de nuevo pasa al nuevo', async () => {
    show('<main><h1>Lista</h1><aside><form><button>Aplicar</button><button>Borrar</button></form></aside></main>')
    at('form button').focus()
    at('form').outerHTML = '<form><input><button>Aplicar</button></form>'
    await focusIs('form button')
  })

  it('R11.81 el de una parte que cambia entera pasa a su título; si no lo tiene, al de la pantalla', async () => {
    show(
      '<main><h1>Inicio</h1><section aria-labelledby="t"><div><h2 ' +
        'id="t">Nuevos</h2></div><p><button>Reintentar</button></p></section></main>',
    )
    at('button').focus()
    at('p').outerHTML = '<ul><li><h3>Playera</h3><a href="/1">Ver</a></li></ul>'
    await focusIs('h2')
    at('ul a').focus()
    at('main').innerHTML = '<h1>Algo salió mal</h1><button>Reintentar</button>'
    await focusIs('h1')
  })

  it('R11.81 el de lo que se fue antes de que esto se cargara pasa al título de la pantalla', async () => {
    show('<main><h1>Canaive</h1></main>', document.createElement('button'))
    await focusIs('h1')
  })

  it('R11.81 el de un diálogo que se cierra sin quien lo abrió pasa al título de la pantalla', async () => {
    show('<main><h1>Inicio</h1></main><dialog open><h2>Aviso</h2><button>Cerrar</button></dialog>')
    at('dialog button').focus()
    at('dialog').removeAttribute('open')
    at('dialog button').blur()
    await focusIs('h1')
  })

  it('R11.81 el de un botón que se desactiva pasa a su vecino', async () => {
    show('<main><h1>Fotos</h1><div><button id="a">Anterior</button><button id="b">Siguiente</button></div></main>')
    at('#b').focus()
    at('#b').setAttribute('disabled', '')
    await focusIs('#a')
  })

  it('no se mete si otro ya lo tomó, ni si alguien lo soltó por su gusto', async () => {
    show(`<main><h1>Lista</h1><ul>${row('a')}${row('b')}</ul><input></main>`)
    at('#a button').focus()
    at('#a').remove()
    at('input').focus()
    await twoFrames()
    expect(at('input')).toHaveFocus()
    at('#b button').focus()
    at('#b button').blur()
    await Promise.resolve()
    at('#b').remove()
    await twoFrames()
    expect(document.activeElement).toBe(document.body)
  })
})
