import { fail, type Failure, writeOutcome } from '../../domain/result.ts'

const HAPPENED: Record<Failure['kind'], string> = {
  offline: 'Se perdió la conexión.',
  timeout: 'El sitio tardó demasiado en responder.',
  server: 'El sitio tuvo un problema.',
  malformed: 'Algo falló de nuestro lado.',
  refused: 'El sitio no aceptó lo que enviaste.',
  page: 'El sitio contestó con otra página: puede pedir que tu navegador se compruebe.',
  unauthorised: 'Tu sesión terminó.',
  aborted: 'Se perdió la conexión.',
}

export const whatHappened = (failure: Failure) => {
  if (failure.kind === 'page' && failure.status === 419)
    return 'Esta página lleva mucho tiempo abierta y el sitio ya no acepta lo que envía.'
  return HAPPENED[failure.kind]
}

export const failureText = (failure: Failure) => {
  switch (failure.kind) {
    case 'offline':
      return 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.'
    case 'refused':
      return failure.text || HAPPENED.refused
    case 'page':
      return `${whatHappened(failure)} Carga la página otra vez e inténtalo de nuevo.`
    case 'unauthorised':
      return `${HAPPENED.unauthorised} Ingresa otra vez.`
    case 'malformed':
      return `${HAPPENED.malformed} Inténtalo otra vez.`
    case 'aborted':
      return 'La solicitud se canceló.'
    case 'server':
      if (failure.waitSeconds !== undefined)
        return `El sitio pide esperar ${failure.waitSeconds === 1 ? 'un segundo' : `${failure.waitSeconds} segundos`}.`
      return failure.status === 429
        ? 'Hay demasiadas visitas en este momento. Espera un minuto e inténtalo de nuevo.'
        : `${HAPPENED.server} Inténtalo de nuevo en unos minutos.`
    default:
      return `${whatHappened(failure)} Inténtalo de nuevo.`
  }
}

export type Action = 'signUp' | 'login' | 'recovery' | 'newsletter' | 'favourite'

const UNKNOWN_OUTCOMES: Record<Action, string> = {
  signUp: 'No sabemos si tu cuenta quedó creada: intenta ingresar.',
  login: 'Todavía no has ingresado: puedes volver a intentarlo.',
  recovery: 'No sabemos si salió el correo: revisa tu bandeja antes de pedirlo otra vez.',
  newsletter: 'No sabemos si tu correo quedó suscrito. Puedes volver a suscribirte.',
  favourite: 'No sabemos si se guardó el cambio: míralo en tus favoritos.',
}

export const actionText = (action: Action, failure: Failure) => {
  if (action === 'login' && failure.kind === 'refused' && failure.text === '')
    return 'El sitio no reconoció estos datos. Revísalos e inténtalo de nuevo.'
  if (writeOutcome(fail(failure)).kind !== 'unknown') return failureText(failure)
  return `${whatHappened(failure)} ${UNKNOWN_OUTCOMES[action]}`
}
