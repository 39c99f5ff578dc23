import { readFileSync } from 'node:fs'
import type { Settings } from '../../composition/container.ts'
import { WIDTHS } from '../../ui/kit/image-sizes.ts'
import { CACHE, HEADERS, OWN_CALL, type Headers } from './headers.ts'
import { alternatives, escaped, HOST_FILES, ROOT_FILES, SHELL_FILE } from './pages.ts'
import { proxiedBases, strayPath, type Bases } from './proxied.ts'

const lines = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}"${name === CACHE ? '' : ' always'};`)
    .join('\n  ')

/** Passes a path on. The headers that it adds take the place of the API's own. */
const proxy = (path: string, to: string, headers: Headers, more = '') => `location ${path}/ {
  ${more}proxy_pass ${to};
  ${Object.keys(headers)
    .map((name) => `proxy_hide_header ${name};`)
    .join('\n  ')}
  ${lines(headers)}
}`

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

/** A hand-written file beside this one, filled with values. */
const filled = (file: string, values: Readonly<Record<string, string>>) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name] ?? '',
  )

/** The files that `.github/nginx.conf` includes. `origin`: the API's. */
export const nginxFiles = (settings: Bases & Pick<Settings, 'imageSizes'>, origin: string) => {
  const { imagesBase, imageSizes } = settings
  const proxied = proxiedBases(settings)
  const isSized = imagesBase.startsWith('/') && imageSizes === `${imagesBase}/w{width}/{path}`
  const sized = `~ ^${escaped(imagesBase)}/w(?:${WIDTHS.join('|')})`
  return {
    '_nginx.conf': filled('nginx.conf', {
      ...Object.fromEntries(Object.entries(HEADERS).map(([kind, headers]) => [kind, lines(headers)])),
      shell: SHELL_FILE,
      stray: strayPath(proxied),
      ownCall: OWN_CALL,
      origin,
      host: new URL(origin).hostname,
      proxied: [
        ...proxied.map(({ base, headers }) => proxy(base, `${origin}${base}/`, headers)),
        ...(isSized ? [proxy(sized, `http://${IMAGE_SERVER}`, HEADERS.images, CACHED)] : []),
      ].join('\n'),
      hostFiles: HOST_FILES,
      rootFiles: alternatives(ROOT_FILES),
    }),
    ...(isSized && {
      '_nginx-images.conf': filled('nginx-images.conf', { listen: IMAGE_SERVER, origin }),
      // This file is in the older JavaScript of nginx's own interpreter.
      '_nginx-images.js': filled('nginx-images.js', {}),
    }),
  }
}
