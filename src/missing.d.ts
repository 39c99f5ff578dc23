// What a browser of the year 2023 lacks (Chrome 111, Safari 16.4 or Firefox 121) and TypeScript knows, marked as
// deprecated, so that the linter finds each use by its type. Journeys run without it (`e2e/support/old-browser.ts`).
// Statics that cannot be declared here stand in `.oxlintrc.json`. What nobody uses under Node says only its name.

interface URLSearchParams {
  /** @deprecated */ readonly size: number
  /** @deprecated */ has(name: string, value: string): boolean
  /** @deprecated */ delete(name: string, value: string): void
}

interface PromiseConstructor {
  /** @deprecated */ withResolvers(...given: unknown[]): unknown
}

interface ObjectConstructor {
  /** @deprecated */ groupBy<K extends PropertyKey, T>(
    items: Iterable<T>,
    keySelector: (item: T, index: number) => K,
  ): Partial<Record<K, T[]>>
}

interface MapConstructor {
  /** @deprecated */ groupBy<K, T>(items: Iterable<T>, keySelector: (item: T, index: number) => K): Map<K, T[]>
}

interface ReadonlySet<T> {
  /** @deprecated */ union(...given: unknown[]): unknown
  /** @deprecated */ intersection(...given: unknown[]): unknown
  /** @deprecated */ difference(...given: unknown[]): unknown
  /** @deprecated */ symmetricDifference(...given: unknown[]): unknown
  /** @deprecated */ isSubsetOf(...given: unknown[]): unknown
  /** @deprecated */ isSupersetOf(...given: unknown[]): unknown
  /** @deprecated */ isDisjointFrom(...given: unknown[]): unknown
}

interface Set<T> {
  /** @deprecated */ union(...given: unknown[]): unknown
  /** @deprecated */ intersection(...given: unknown[]): unknown
  /** @deprecated */ difference(...given: unknown[]): unknown
  /** @deprecated */ symmetricDifference(...given: unknown[]): unknown
  /** @deprecated */ isSubsetOf(...given: unknown[]): unknown
  /** @deprecated */ isSupersetOf(...given: unknown[]): unknown
  /** @deprecated */ isDisjointFrom(...given: unknown[]): unknown
}

interface IteratorObject<T, TReturn, TNext> {
  /** @deprecated */ map(...given: unknown[]): unknown
  /** @deprecated */ filter(...given: unknown[]): unknown
  /** @deprecated */ take(...given: unknown[]): unknown
  /** @deprecated */ drop(...given: unknown[]): unknown
  /** @deprecated */ flatMap(...given: unknown[]): unknown
  /** @deprecated */ reduce(...given: unknown[]): unknown
  /** @deprecated */ toArray(...given: unknown[]): unknown
  /** @deprecated */ forEach(...given: unknown[]): unknown
  /** @deprecated */ some(...given: unknown[]): unknown
  /** @deprecated */ every(...given: unknown[]): unknown
  /** @deprecated */ find(...given: unknown[]): unknown
}

interface ArrayBuffer {
  /** @deprecated */ resize(...given: unknown[]): unknown
  /** @deprecated */ transfer(...given: unknown[]): unknown
  /** @deprecated */ transferToFixedLength(...given: unknown[]): unknown
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
