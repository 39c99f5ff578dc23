import { readFileSync } from 'node:fs'
import type { Settings } from '../../composition/container.ts'
import { WIDTHS } from '../../ui/kit/image-sizes.ts'
import { CACHE, HEADERS, OWN_CALL, type Headers } from './headers.ts'
import { alternatives, HOST_FILES, ROOT_FILES, SHELL_FILE } from './pages.ts'
import { proxiedBases, strayPath, type Bases, type Proxied } from './proxied.ts'

const lines = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}"${name === CACHE ? '' : ' always'};`)
    .join('\n  ')

/** The address of nginx's own server that makes pictures narrower, for this machine alone. */
const IMAGE_SERVER = '127.0.0.1:8788'

/** A size is made once a day. The API's headers do not count: they are of the whole picture. */
const CACHED = `proxy_cache puntada;
  proxy_cache_key $uri;
  proxy_cache_valid 200 1d;
  proxy_cache_lock on;
  proxy_cache_lock_timeout 60s;
  proxy_cache_use_stale error timeout updating;
  proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
  proxy_hide_header Set-Cookie;
  `

// The API's own headers of the same names are hidden.
const proxy = ({ base, headers }: Proxied, origin: string, cached = '') => `location ^~ ${base}/ {
  ${cached}proxy_pass ${origin}${base}/;
  proxy_redirect ${origin}/ /;
  proxy_cookie_domain ${new URL(origin).hostname} $host;
  ${Object.keys(headers)
    .map((name) => `proxy_hide_header ${name};`)
    .join('\n  ')}
  ${lines(headers)}
}`

/** A hand-written file beside this one, filled with values. */
const filled = (file: string, values: Readonly<Record<string, string>>) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name] ?? '',
  )

/** The files that `.github/nginx.conf` includes. `apiOrigin`: where the API is. */
export const nginxFiles = (
  settings: Bases & Pick<Settings, 'imageSizes'>,
  apiOrigin: string,
): Readonly<Record<string, string>> => {
  const { imagesBase, imageSizes } = settings
  const proxied = proxiedBases(settings)
  const isSized = imagesBase.startsWith('/') && imageSizes === `${imagesBase}/w{width}/{path}`
  const sizes = (isSized ? WIDTHS : []).map((width) => ({ base: `${imagesBase}/w${width}`, headers: HEADERS.images }))
  return {
    '_nginx.conf': filled('nginx.conf', {
      ...Object.fromEntries(Object.entries(HEADERS).map(([kind, headers]) => [kind, lines(headers)])),
      shell: SHELL_FILE,
      stray: strayPath(proxied),
      ownCall: OWN_CALL,
      proxied: [
        ...proxied.map((base) => proxy(base, apiOrigin)),
        ...sizes.map((size) => proxy(size, `http://${IMAGE_SERVER}`, CACHED)),
      ].join('\n'),
      hostFiles: alternatives(HOST_FILES),
      rootFiles: alternatives(ROOT_FILES),
    }),
    ...(isSized && {
      '_nginx-images.conf': filled('nginx-images.conf', { listen: IMAGE_SERVER, origin: apiOrigin }),
      // This file is in the older JavaScript of nginx's own interpreter.
      '_nginx-images.js': filled('nginx-images.js', {}),
    }),
  }
}
