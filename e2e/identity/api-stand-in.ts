/** Runs in browsers, in the shop's page and in the emulator's frame: it must not use anything of this module. */
const standIn = (): void => {
  type Handler = (message: unknown) => unknown

  /** A line between page and frame, over window messages: as much of `gapi.iframes` as the library uses. */
  const lineTo = (other: () => Window | null) => {
    const handlers = new Map<string, Handler>()
    const register = (name: string, handler: Handler) => void handlers.set(name, handler)
    const ready = new Promise((done) => register('ready', done))
    window.addEventListener(
      'message',
      ({ source, data, ports: [answer] }: MessageEvent<{ name: string; sent: unknown }>) => {
        if (source === other()) answer?.postMessage(handlers.get(data.name)?.(data.sent))
      },
    )
    const send = (name: string, sent?: unknown, hear?: (answers: readonly unknown[]) => void) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => {
        try {
          hear?.([data])
        } catch {
          // The library throws after it has heard that storage works, and counts on Google's script to swallow it.
        }
      }
      other()?.postMessage({ name, sent }, '*', [port2])
    }
    return { send, register, restyle: () => Promise.resolve(), ping: (hear: () => void) => ready.then(hear) }
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
      setTimeout(line.send, 0, 'ready')
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
