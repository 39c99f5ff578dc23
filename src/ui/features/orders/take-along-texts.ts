import type { ComparedOrders, OrderFileProblem } from '../../../domain/orders/order-file.ts'
import type { Draft } from '../../../domain/orders/orders.ts'
import { clippedName, count, enumerated, recipientText } from '../../kit/format.ts'

interface FileProblem {
  problem: OrderFileProblem | 'unreadable' | 'too-big'
  account?: string
}

export const fileProblemText = ({ problem, account = '' }: FileProblem) => {
  switch (problem) {
    case 'account':
      return `Este archivo es de otra cuenta: ${clippedName(account)}. Ingresa con ella para traer sus pedidos.`
    case 'cut':
      return 'Al archivo le falta una parte. Descárgalo otra vez y vuelve a elegirlo.'
    case 'newer':
      return 'Este archivo lo hizo una versión más nueva del sitio. Recarga esta página y vuelve a elegirlo.'
    case 'version':
      return 'Este archivo es de una versión que el sitio ya no lee. Descárgalo otra vez donde están tus pedidos.'
    case 'too-big':
      return 'El archivo pesa más de 2 MB: no es el de tus pedidos. Elige el que bajaste con «Descargar mis pedidos».'
    case 'unreadable':
      return 'Este equipo no dejó leer el archivo. Ábrelo o cópialo a otra carpeta y vuelve a elegirlo.'
    case 'foreign':
      return 'Ese archivo no es el de tus pedidos. Elige el que bajaste con «Descargar mis pedidos» (termina en .json).'
  }
}

const recipients = (drafts: readonly Draft[]) => enumerated(drafts.map(({ storeName }) => recipientText(storeName)))

/** A file's orders and drafts, and which of them will be brought. */
export const foundLines = (found: ComparedOrders, unreadable: number): readonly string[] => {
  const { orders, added, here, staying, alreadySent, noRoom, doubtful } = found
  const parts = [
    orders > 0 && count(orders, 'pedido nuevo', 'pedidos nuevos'),
    here > 0 && count(here, 'que ya estaba', 'que ya estaban'),
    added.length > 0 && `${count(added.length, 'borrador nuevo', 'borradores nuevos')} (${recipients(added)})`,
  ].filter((part) => part !== false)
  const isNew = orders + added.length > 0
  return [
    parts.length === 0 ? 'En el archivo no hay nada que traer.' : `Encontramos ${enumerated(parts)}.`,
    !isNew && parts.length > 0 && 'No hay nada nuevo que traer.',
    staying.length > 0 &&
      `De lo que tienes por enviar ${recipients(staying)} ya hay otro aquí, que se queda como está.`,
    alreadySent.length > 0 && `El borrador ${recipients(alreadySent)} ya se envió, y no se trae.`,
    doubtful.length > 0 &&
      `Tu borrador ${recipients(doubtful)} ya se envió desde otro navegador. Se queda aquí: revísalo antes de enviarlo.`,
    noRoom > 0 &&
      `${count(noRoom, 'pedido antiguo no cabe', 'pedidos antiguos no caben')}, y no se trae${noRoom === 1 ? '' : 'n'}.`,
    unreadable > 0 &&
      `${count(unreadable, 'no se pudo leer', 'no se pudieron leer')}, y no se trae${unreadable === 1 ? '' : 'n'}.`,
  ].filter((line) => line !== false)
}

export const takenText = ({ orders, added }: ComparedOrders, isStored: boolean) => {
  const parts = [
    orders > 0 && count(orders, 'pedido', 'pedidos'),
    added.length > 0 && count(added.length, 'borrador', 'borradores'),
  ].filter((part) => part !== false)
  const lasting = isStored
    ? ''
    : ' Este navegador no permite guardarlos: duran hasta que cierres o recargues esta página.'
  return `Trajimos ${enumerated(parts)}.${lasting}`
}
