/** Runs in browsers, in the shop's page and in the emulator's frame: it must not use anything of this module. */
const standIn = (): void => {
  type Answer = (answers: readonly unknown[]) => void
  type Handler = (message: unknown) => unknown
  interface Message {
    readonly gapi: 'ready' | 'ask' | 'answer'
    readonly name: string
    readonly id: number
    readonly data: unknown
  }
  const filter = 'cross-origin'

  /** A line between page and frame, over window messages: as much of `gapi.iframes` as the library uses. */
  const lineTo = (other: () => Window | null) => {
    const handlers = new Map<string, Handler>()
    const waiting = new Map<number, Answer>()
    const greeted: (() => void)[] = []
    let ready = false
    let last = 0
    const post = (message: Message) => other()?.postMessage(message, '*')
    window.addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
      if (source !== other() || typeof data !== 'object' || data === null || !('gapi' in data)) return
      if (data.gapi === 'ready') {
        ready = true
        for (const greet of greeted.splice(0)) greet()
      } else if (data.gapi === 'ask') {
        const handler = handlers.get(data.name)
        post({ gapi: 'answer', name: data.name, id: data.id, data: handler === undefined ? [] : [handler(data.data)] })
      } else {
        const answer = waiting.get(data.id)
        waiting.delete(data.id)
        try {
          answer?.(data.data as readonly unknown[])
        } catch {
          // The library throws after it has heard that storage works, and counts on Google's script to swallow it.
        }
      }
    })
    return {
      announce: () => post({ gapi: 'ready', name: '', id: 0, data: null }),
      restyle: () => Promise.resolve(),
      ping: (greet: () => void) =>
        new Promise<void>((resolve) => {
          const both = () => {
            greet()
            resolve()
          }
          if (ready) both()
          else greeted.push(both)
        }),
      register: (name: string, handler: Handler) => void handlers.set(name, handler),
      send: (name: string, data: unknown, answer: Answer) => {
        last += 1
        waiting.set(last, answer)
        post({ gapi: 'ask', name, id: last, data })
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
      const frame = document.createElement('iframe')
      Object.assign(frame.style, attributes.style)
      frame.setAttribute('aria-hidden', 'true')
      frame.tabIndex = -1
      frame.src = url
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
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: filter, Iframe: lineTo },
  }
  const globals = window as unknown as Record<string, unknown>
  globals['gapi'] = gapi
  const from = (document.currentScript as HTMLScriptElement | null)?.src ?? ''
  const wanted = new URL(from, window.location.href).searchParams.get('onload') ?? 'gapi_onload'
  const start = globals[wanted]
  if (typeof start === 'function') (start as () => void)()
}

/** Google's script that ties page and frame together. */
export const API_SCRIPT = 'https://apis.google.com/js/api.js'

export const API_STAND_IN = `(${standIn.toString()})()`
