// @vitest-environment node
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../../src/composition/settings.ts'
import { parseDialect } from '../../../src/hosting/dialect/dialect-file.ts'
import { contractPage } from '../../contract/page.ts'
import { reportLines } from '../../contract/report.ts'

const READS = ENDPOINTS.filter(({ method }) => method === 'GET').length

describe('npm run contract', () => {
  const run = (args: readonly string[]) =>
    new Promise<{ code: number; text: string; errors: string }>((resolve) => {
      execFile(process.execPath, ['specs/contract/cli.ts', ...args], (error, text, errors) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text, errors })
      })
    })
  let api = ''
  const posted: string[] = []
  beforeAll(async () => {
    const server = createServer((incoming, outgoing) => {
      if (incoming.method === 'POST') posted.push(incoming.url ?? '')
      outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('[]')
    })
    const { origin, stop } = await listen(server)
    api = `${origin}/api`
    return stop
  })

  it(
    'sin terminal no escribe en el servidor; termina con la cuenta de lo que cumple',
    { timeout: 60_000 },
    async () => {
      const { code, text, errors } = await run(['--api', api, '--writes'])

      expect(text).toContain(`  POST /register-user.php (deja: cuenta nueva)\n`)
      expect(text).toContain('  no se envía /create_pedido.php: falta --store ID')
      expect(errors).toContain('Sin terminal y sin --yes no se envía nada')
      expect(posted).toEqual([])
      expect(text).toContain(`curl -s '${api}/list-products.php?limit=20'`)
      expect(text).toContain('Vinieron vacías y no prueban nada: ')
      expect(text.trimEnd().split('\n').at(-1)).toMatch(
        new RegExp(`^cumple: 0 · difiere: 0 · .*omitida: ${ENDPOINTS.length - READS} · vacía: ${READS}`),
      )
      expect(code).toBe(0)
    },
  )

  it('sin dirección explica cómo se usa, y qué quiere decir cada palabra', { timeout: 60_000 }, async () => {
    const { code, text, errors } = await run([])

    expect(text).toContain('lo que el documento no dice de ellas: .github/contract.md')
    expect(text).toContain('  rompe         se pierde una fila, una cifra o la respuesta entera')
    expect(errors).toContain('Falta --api')
    expect(code).toBe(2)
  })
})

describe('El informe de una llamada', () => {
  it('se puede repetir, enseña lo que llegó y dice qué cambiar en PHP, sin decir la contraseña', () => {
    const body = JSON.stringify({ email: "o'hara@ejemplo.mx", password: 'secreta' })
    const came = { status: 200, type: 'text/html', body: `{"msg":"${'x'.repeat(400)}"}`, ms: 12 }
    const lines = reportLines(
      {
        id: 'R7.41',
        method: 'POST',
        call: '/register-user.php',
        path: '/alta',
        verdict: 'difiere',
        differences: [{ field: 'respuesta', expected: '«registered»', got: 'algo', weight: 'rompe' }],
        notes: ['una nota'],
        exchange: { method: 'POST', address: '/alta', body, came },
      },
      'https://servidor/api',
      { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
    ).split('\n')

    expect(lines).toEqual([
      '✗ R7.41 POST /alta: difiere',
      `    curl -s 'https://servidor/api/alta' -H 'Content-Type: application/json' -b 'XSRF-TOKEN=x' ` +
        `-H 'X-XSRF-TOKEN: x' -d '{"email":"o'\\''hara@ejemplo.mx","password":"CLAVE"}'`,
      `    200 · text/html · 12 ms · {"msg":"${'x'.repeat(291)}…`,
      '    [rompe] respuesta: se esperaba «registered»; llegó algo',
      "      en PHP: echo json_encode('registered'), con la palabra que se esperaba; si dices que no, " +
        'http_response_code(422) y {"message": "…"}',
      '    (una nota)',
      '    o sin tocar el servidor: npm run contract -- --api … --suggest dialecto.json',
    ])
  })
})

describe('La página del contrato', () => {
  it('está al día (npm run contract -- --page)', async () => {
    expect(readFileSync('.github/contract.md', 'utf8')).toBe(await contractPage())
  })

  it('su ejemplo de dialecto sirve', () => {
    const [, example = ''] =
      /## El dialecto, a mano[^]*?```json\n([^]*?)```/.exec(readFileSync('.github/contract.md', 'utf8')) ?? []

    expect(parseDialect(example).llamadas['/create_pedido.php']?.hecho).toEqual([['id_pedido', ['#']]])
  })

  it('la parte escrita a mano dice la paciencia del sitio', () => {
    expect([READ_TIMEOUT_MS, WRITE_TIMEOUT_MS]).toEqual([10_000, 20_000])
    expect(readFileSync('.github/contract.md', 'utf8')).toContain(
      'se abandona a los 10 s y se ofrece *Reintentar*; una escritura, a los 20 s',
    )
  })
})
