import { describe, expect, it } from 'vitest'

const first = (html: string): Element | null => {
  document.body.innerHTML = html
  return document.querySelector('p')
}

describe('Lo que se muestra', () => {
  it('está en la página y nada lo esconde', () => {
    expect(first('<p>hola</p>')).toBeShown()
    expect(first('<dialog open><p>hola</p></dialog>')).toBeShown()
  })

  it.each([
    '<p hidden>hola</p>',
    '<div hidden><p>hola</p></div>',
    '<div style="display: none"><p>hola</p></div>',
    '<div aria-hidden="true"><p>hola</p></div>',
  ])('no es %s', (html) => {
    expect(first(html)).not.toBeShown()
    expect(() => expect(first(html)).toBeShown()).toThrow('Se esperaba que se mostrara')
  })

  it('no es lo que ya no está, ni lo que no es un elemento', () => {
    const gone = first('<p>hola</p>')
    document.body.replaceChildren()
    expect(() => expect(gone).toBeShown()).toThrow('Se esperaba en la página')
    expect(() => expect(null).toBeShown()).toThrow('llegó null')
  })
})
