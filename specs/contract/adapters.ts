import { ENDPOINTS_BY_FILE } from '../../src/adapters/http/endpoints.ts'

/**
 * The file with the row of this path's endpoint, where a change begins when the server's answer is another than we
 * thought.
 */
export const fileOf = (path: string): string => {
  const found = Object.entries(ENDPOINTS_BY_FILE).find(([, endpoints]) =>
    Object.values(endpoints).some((endpoint) => endpoint.path === path),
  )
  return `src/adapters/http/${found === undefined ? '' : `${found[0]}.ts`}`
}
