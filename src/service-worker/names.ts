/** Where the worker lies. The simulated backend's is called otherwise. */
export const WORKER_PATH = '/sw.js'
export const CATALOGUE_CACHE = 'puntada-catalogo'
export const PICTURES_CACHE = 'puntada-imagenes'
/** What the page says to a worker that waits, when the visitor wants the new version. */
export const TAKE_OVER = 'puntada-toma-el-lugar'
