/** Path of the production worker; that of the simulated backend has another name. */
export const WORKER_PATH = '/sw.js'
export const CATALOGUE_CACHE = 'puntada-catalogo'
export const PICTURES_CACHE = 'puntada-imagenes'
/**
 * Response header of what the worker answers from its cache because the request failed or took too long: when the
 * server said it (an HTTP date), or ''.
 */
export const STALE_HEADER = 'X-Puntada-Stale'
/** A page asks a worker, through a port, whether it is of the same version. */
export interface VersionQuestion {
  readonly script: string
}
/** Makes a waiting worker take over. */
export const TAKE_OVER = 'puntada-toma-el-lugar'
