// Declarations of what a browser of the year 2023 lacks (Chrome 111, Safari 16.4 or Firefox 121) though TypeScript's
// library of the DOM has it, marked as deprecated, so that the linter finds each use by its type; newer JavaScript the compiler does not know.
// Journeys run without both (`e2e/support/old-browser.ts`). Statics that cannot be declared here stand in
// `.oxlintrc.json`. What nobody uses under Node says only its name.

interface URLSearchParams {
  /** @deprecated */ readonly size: number
  /** @deprecated */ has(name: string, value: string): boolean
  /** @deprecated */ delete(name: string, value: string): void
}

interface Body {
  /** @deprecated */ bytes(...given: unknown[]): unknown
}

interface Blob {
  /** @deprecated */ bytes(...given: unknown[]): unknown
}

interface Headers {
  /** @deprecated */ getSetCookie(): string[]
}

interface Element {
  /** @deprecated */ checkVisibility(...given: unknown[]): unknown
  /** @deprecated */ getHTML(...given: unknown[]): unknown
  /** @deprecated */ setHTMLUnsafe(...given: unknown[]): unknown
  /** @deprecated */ computedStyleMap(...given: unknown[]): unknown
}

interface HTMLElement {
  /** @deprecated */ showPopover(...given: unknown[]): unknown
  /** @deprecated */ hidePopover(...given: unknown[]): unknown
  /** @deprecated */ togglePopover(...given: unknown[]): unknown
}

interface HTMLDialogElement {
  /** @deprecated */ requestClose(...given: unknown[]): unknown
}

interface HTMLVideoElement {
  /** @deprecated */ requestVideoFrameCallback(...given: unknown[]): unknown
}

interface Document {
  /** @deprecated */ startViewTransition(callbackOptions?: ViewTransitionUpdateCallback): ViewTransition
  /** @deprecated */ caretPositionFromPoint(...given: unknown[]): unknown
}

interface Window {
  /** @deprecated */ requestIdleCallback(...given: unknown[]): unknown
  /** @deprecated */ cancelIdleCallback(...given: unknown[]): unknown
}

/** @deprecated */ declare function requestIdleCallback(
  callback: IdleRequestCallback,
  options?: IdleRequestOptions,
): number

interface Clipboard {
  /** @deprecated */ read(...given: unknown[]): unknown
  /** @deprecated */ readText(...given: unknown[]): unknown
  /** @deprecated */ write(...given: unknown[]): unknown
}

interface Scheduler {
  /** @deprecated */ yield(...given: unknown[]): unknown
}
