/** Path of the production worker; that of the simulated backend has another name. */
export const WORKER_PATH = '/sw.js'
export const CATALOGUE_CACHE = 'puntada-catalogo'
export const PICTURES_CACHE = 'puntada-imagenes'
/** The message that makes a waiting worker take over, once the visitor wants the new version. */
export const TAKE_OVER = 'puntada-toma-el-lugar'
