/** Runs in browsers, in the shop's page and in the emulator's frame: it must not use anything of this module. */
const standIn = (): void => {
  type Answer = (answers: readonly unknown[]) => void
  type Handler = (message: unknown) => unknown
  /** With an `id`, a question or the answer to one; without, the frame is ready. */
  interface Message {
    readonly gapi: 'ready' | 'ask' | 'answer'
    readonly name?: string
    readonly id?: number
    readonly data?: unknown
  }

  /** A line between page and frame, over window messages: as much of `gapi.iframes` as the library uses. */
  const lineTo = (other: () => Window | null) => {
    const handlers = new Map<string, Handler>()
    const waiting = new Map<number, Answer>()
    let last = 0
    const post = (message: Message) => other()?.postMessage(message, '*')
    let greet = (): void => undefined
    const ready = new Promise<void>((done) => (greet = done))
    window.addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
      if (source !== other() || typeof data !== 'object' || data === null || !('gapi' in data)) return
      const { gapi, name = '', id = 0 } = data
      if (gapi === 'ready') greet()
      else if (gapi === 'ask')
        post({ gapi: 'answer', id, data: handlers.has(name) ? [handlers.get(name)?.(data.data)] : [] })
      else {
        try {
          waiting.get(id)?.(data.data as readonly unknown[])
        } catch {
          // The library throws after it has heard that storage works, and counts on Google's script to swallow it.
        }
        waiting.delete(id)
      }
    })
    return {
      announce: () => post({ gapi: 'ready' }),
      restyle: () => Promise.resolve(),
      ping: (hear: () => void) => ready.then(hear),
      register: (name: string, handler: Handler) => void handlers.set(name, handler),
      send: (name: string, data: unknown, answer: Answer) => {
        const id = (last += 1)
        waiting.set(id, answer)
        post({ gapi: 'ask', name, id, data })
      },
    }
  }

  interface Opening {
    readonly where: HTMLElement
    readonly url: string
    readonly attributes: { readonly style: Readonly<Record<string, string>> }
  }
  const context = {
    open: ({ where, url, attributes }: Opening, opened: (line: ReturnType<typeof lineTo>) => unknown) => {
      const frame = Object.assign(document.createElement('iframe'), { src: url, tabIndex: -1, ariaHidden: 'true' })
      Object.assign(frame.style, attributes.style)
      const line = lineTo(() => frame.contentWindow)
      where.append(frame)
      return opened(line)
    },
    getParentIframe: () => {
      const line = lineTo(() => window.parent)
      // After its caller has registered what it answers.
      setTimeout(line.announce, 0)
      return line
    },
  }
  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => void setTimeout(callback, 0),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 'cross-origin', Iframe: lineTo },
  }
  const globals = Object.assign(window, { gapi }) as unknown as Record<string, (() => void) | undefined>
  const { src } = document.currentScript as HTMLScriptElement
  globals[new URL(src).searchParams.get('onload') ?? 'gapi_onload']?.()
}

/** Google's script that ties page and frame together. */
export const API_SCRIPT = 'https://apis.google.com/js/api.js'

export const API_STAND_IN = `(${standIn.toString()})()`
