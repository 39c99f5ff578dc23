import type { HourFigures } from './buyer-hour.ts'
import type { DecodeFigures } from './decode.ts'
import type { NavigationFigures } from './interactions.ts'
import type { measureLists } from './lists.ts'
import type { Loads } from './load.ts'
import type { VisitFigures } from './long-visit.ts'
import type { OfflineFigures } from './offline.ts'
import type { AnswerFigures, StartupFigures } from './simulation.ts'
import type { SizeFigures } from './sizes.ts'
import type { SpecFigures } from './specs.ts'
import { against, atLeast, atMost, type Row } from './table.ts'

type Rows = readonly Row[]
const KB = 1000
const MB = 1_000_000

export const loads = ({ static: bare, stack, site }: Loads): Rows => {
  const group = 'Inicio, producción sobre la red (150 ms, 1.6/0.75 Mbps, CPU 4×, brotli)'
  return [
    against(
      { group, what: 'Primer pintado (FCP)', unit: 'ms', ours: site.fcp, floor: bare.fcp, floorName: 'estático' },
      1.15,
    ),
    against(
      { group, what: 'Mayor pintado (LCP)', unit: 'ms', ours: site.lcp, floor: bare.lcp, floorName: 'estático' },
      1.25,
    ),
    against(
      { group, what: 'Hidratado', unit: 'ms', ours: site.hydrated, floor: stack.hydrated, floorName: 'stack' },
      1.25,
    ),
    against(
      {
        group,
        what: 'Productos de la API a la vista',
        unit: 'ms',
        ours: site.products,
        floor: stack.hydrated,
        floorName: 'stack hidratado',
      },
      1.25,
    ),
    against(
      {
        group,
        what: 'JavaScript transferido',
        unit: 'KB',
        ours: site.code / KB,
        floor: stack.code / KB,
        floorName: 'stack',
      },
      1.35,
    ),
    against(
      { group, what: 'Tiempo de scripts', unit: 'ms', ours: site.script, floor: stack.script, floorName: 'stack' },
      1.25,
    ),
    against(
      {
        group,
        what: 'Memoria tras cargar',
        unit: 'MB',
        ours: site.heap / MB,
        floor: stack.heap / MB,
        floorName: 'stack',
      },
      1.5,
    ),
    atMost({ group, what: 'Peticiones, sin imágenes', unit: 'n', ours: site.requests }, 10),
    atMost({ group, what: 'Saltos de la página (CLS)', unit: '', ours: site.cls }, 0.0005),
  ]
}

export const sizes = ({ homeHtml, screens }: SizeFigures): Rows => {
  const group = 'Peso'
  return [
    atMost({ group, what: 'HTML del inicio, brotli', unit: 'KB', ours: homeHtml / KB }, 14),
    ...screens
      .slice(0, 1)
      .map(([name, bytes]) =>
        atMost({ group, what: `La pantalla más pesada (${name}), gzip`, unit: 'KB', ours: bytes / KB }, 12),
      ),
  ]
}

export const navigation = ({ warm, cold }: NavigationFigures): Rows => {
  const group = 'Navegación, del clic al nuevo h1 (CPU 4×, red lenta)'
  const all = (times: Readonly<Record<string, number>>, how: string) =>
    Object.entries(times).map(([name, ms]) => atMost({ group, what: `A ${name}, ${how}`, unit: 'ms', ours: ms }, 100))
  return [...all(warm, 'ya visitada'), ...all(cold, 'primera vez, con su archivo adelantado')]
}

export const interactions = (deeds: Readonly<Record<string, number>>): Rows =>
  Object.entries(deeds).map(([what, ms]) =>
    atMost(
      {
        group: 'Respuesta a lo que se toca (INP, CPU 4×)',
        what: what[0]?.toUpperCase() + what.slice(1),
        unit: 'ms',
        ours: ms,
      },
      200,
    ),
  )

export const lists = ({ short, long }: Awaited<ReturnType<typeof measureLists>>): Rows => {
  const group = 'Lista de 10,000 productos (CPU 4×, 150 ms)'
  const floorName = 'de 100'
  return [
    against({ group, what: 'Primeras filas', unit: 'ms', ours: long.rows, floor: short.rows, floorName }, 1.5),
    against(
      {
        group,
        what: 'De la respuesta a las filas',
        unit: 'ms',
        ours: long.afterAnswer,
        floor: short.afterAnswer,
        floorName,
      },
      null,
    ),
    atMost(
      {
        group,
        what: 'Tarea más larga al desplazarse',
        unit: 'ms',
        ours: long.scrollTask,
        floor: short.scrollTask,
        floorName,
      },
      50,
    ),
    atMost({ group, what: 'Tarea más larga de «Cargar más»', unit: 'ms', ours: long.moreTask }, null),
  ]
}

export const visit = (site: VisitFigures, stack: VisitFigures): Rows => {
  const group = `Visita larga: ${site.navigations} navegaciones`
  return [
    // A floor that is flat leaves nothing to divide by: then a kilobyte is the limit.
    atMost(
      {
        group,
        what: 'Memoria por navegación',
        unit: 'KB',
        ours: site.slope / KB,
        floor: stack.slope / KB,
        floorName: 'stack',
        note: 'el doble del stack, o 1 KB',
      },
      Math.max(1, (2 * stack.slope) / KB),
    ),
    atMost({ group, what: 'Nodos de más', unit: 'n', ours: site.nodes, floor: stack.nodes, floorName: 'stack' }, 0),
    atMost(
      { group, what: 'Escuchas de más', unit: 'n', ours: site.listeners, floor: stack.listeners, floorName: 'stack' },
      0,
    ),
  ]
}

export const hour = (
  shop: string,
  { navigations, favourites, messages, orders, start, end, ...slopes }: HourFigures,
): Rows => {
  const group = `Una hora de un comprador, ${shop}: ${navigations} navegaciones, ${favourites} favoritos, ${messages} mensajes y ${orders} pedidos`
  const fromTo = (from: number, to: number) => `de ${Math.round(from)} a ${Math.round(to)}`
  return [
    atMost(
      {
        group,
        what: 'Memoria por navegación',
        unit: 'KB',
        ours: slopes.heapSlope / KB,
        note: `${fromTo(start.heap / KB, end.heap / KB)} KB`,
      },
      1,
    ),
    atMost(
      { group, what: 'Nodos por navegación', unit: '', ours: slopes.nodesSlope, note: fromTo(start.nodes, end.nodes) },
      0.5,
    ),
    atMost(
      {
        group,
        what: 'Escuchas por navegación',
        unit: '',
        ours: slopes.listenersSlope,
        note: fromTo(start.listeners, end.listeners),
      },
      0.1,
    ),
    atMost(
      {
        group,
        what: 'Guardado en el navegador',
        unit: 'KB',
        ours: end.stored / KB,
        note: `al empezar, ${Math.round(start.stored / KB)} KB`,
      },
      1000,
    ),
  ]
}

export const offline = ({ ours, awaiting, paint, awaitingPaint }: OfflineFigures): Rows => {
  const group = 'Tienda sin conexión, de npm start en adelante'
  const floorName = 'esperando la simulación'
  return [
    against({ group, what: 'Primeros productos', unit: 'ms', ours, floor: awaiting, floorName }, 0.7),
    against({ group, what: 'Primer pintado', unit: 'ms', ours: paint, floor: awaitingPaint, floorName }, null),
  ]
}

export const simulation = (startup: StartupFigures, { answers, readyMs, products }: AnswerFigures): Rows => {
  const group = `Servidor simulado, ${products} productos`
  return [
    // Begun after the first paint, it cannot have delayed it.
    atMost(
      {
        group,
        what: 'Primer pintado de la tienda construida',
        unit: 'ms',
        ours: startup.firstPaintMs,
        note: `la simulación empieza a los ${Math.round(startup.beganMs)} ms`,
      },
      startup.beganMs,
    ),
    atMost({ group, what: 'Arranque en el navegador, hilo principal', unit: 'ms', ours: startup.mainThreadMs }, null),
    atMost({ group, what: 'De eso, hacer la tienda', unit: 'ms', ours: startup.shopMs }, null),
    atMost({ group, what: 'Arranque como servidor', unit: 'ms', ours: readyMs }, null),
    ...Object.entries(answers).map(([kind, { p50, p95 }]) =>
      atMost(
        { group, what: `Respuesta «${kind}», mediana`, unit: 'ms', ours: p50, note: `p95 ${p95.toFixed(1)} ms` },
        null,
      ),
    ),
  ]
}

export const decode = ({ products, baselineMs, decodeMs, renamingMs }: DecodeFigures): Rows => {
  const group = `Leer ${products} productos`
  return [
    against(
      {
        group,
        what: 'Contra JSON.parse y un map a lo mismo',
        unit: 'ms',
        ours: decodeMs,
        floor: baselineMs,
        floorName: 'sin revisar',
      },
      null,
    ),
    against(
      {
        group,
        what: 'Contra JSON.parse y cambiar nombres',
        unit: 'ms',
        ours: decodeMs,
        floor: renamingMs,
        floorName: 'sin leer precios',
      },
      null,
    ),
  ]
}

export const specs = ({ specs: count, seconds }: SpecFigures): Rows => [
  atLeast(
    {
      group: 'Pruebas',
      what: `Por segundo, con el arranque (${count} en ${seconds.toFixed(0)} s)`,
      unit: 'n',
      ours: count / seconds,
    },
    50,
  ),
]

/** A part that could not be measured is no part that keeps to its budget. */
export const failed = (part: string, error: unknown): Row =>
  atMost(
    {
      group: 'Sin medir',
      what: part,
      unit: 'n',
      ours: Number.NaN,
      note: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    },
    0,
  )
