import { expect, it } from 'vitest'
import { expectConsole, takeComplaints, watch } from '../../support/console.ts'

it(
  'una prueba falla por lo que sale en la consola sin esperarse, por lo esperado que no sale y por un rechazo ' +
    'suelto',
  () => {
    console.error('algo %s', 'malo')
    expect(takeComplaints()).toEqual(['Salida inesperada en la consola: algo malo'])

    expectConsole(/malo/)
    console.error('algo malo')
    expect(takeComplaints()).toEqual([])

    expectConsole(/malo/)
    watch().rejections.push(new Error('sin dueño'))
    expect(takeComplaints()).toEqual([
      'Se esperaba en la consola /malo/ y no salió',
      'Promesa rechazada que nadie atendió: Error: sin dueño',
    ])
  },
)
