import type { Failure } from '../result.ts'
import { foldText } from '../text.ts'

const UNKNOWN_PERSON =
  /\b(?:no|not|sin|aun no) (?:\w+ ){0,3}?(?:exist|registr|encontr|found|known|conoc|cuenta)|\b(?:unknown|desconocid|inexistente|unregistered)/

/** Other things that an error may say do not exist. */
const SOMETHING_ELSE =
  /\b(?:conexion|base|tabla|servidor|pagina|archivo|ruta|metodo|connection|database|table|column|server|page|file|method)/

/** Whether a login was refused because the person has no account: only then does a social sign-in register. */
export const saysUnknownPerson = (failure: Failure): boolean => {
  if (!('text' in failure)) return false
  const text = foldText(failure.text)
  return UNKNOWN_PERSON.test(text) && !SOMETHING_ELSE.test(text)
}
