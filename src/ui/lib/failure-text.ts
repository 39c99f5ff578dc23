import type { Failure } from '../../domain/result.ts'

/** What went wrong, and what to do about it, in Spanish. The only place where failures get words. */
export const failureText = (failure: Failure): string => {
  switch (failure.kind) {
    case 'offline':
      return 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.'
    case 'timeout':
      return 'El sitio tardó demasiado en responder. Inténtalo de nuevo.'
    case 'server':
      return failure.status === 429
        ? 'Hay demasiadas visitas en este momento. Espera un minuto e inténtalo de nuevo.'
        : 'El sitio tuvo un problema. Inténtalo de nuevo en unos minutos.'
    case 'malformed':
      return failure.said === undefined
        ? 'El sitio respondió algo que no pudimos leer. Inténtalo de nuevo.'
        : `El sitio respondió «${failure.said}» y no sabemos si quedó hecho.`
    case 'refused':
      return failure.text || 'El sitio no aceptó lo que enviaste.'
    case 'aborted':
      return 'La solicitud se canceló.'
  }
}
