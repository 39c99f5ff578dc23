// What a browser of the year 2023 lacks (Chrome 111, Safari 16.4 or Firefox 121) and TypeScript knows, marked as
// deprecated, so that the linter finds each use by its type. Journeys run without it (`e2e/support/old-browser.ts`).
// Statics that cannot be declared here stand in `.oxlintrc.json`.

interface URLSearchParams {
  /** @deprecated */ readonly size: number
  /** @deprecated */ has(name: string, value: string): boolean
  /** @deprecated */ delete(name: string, value: string): void
}

interface PromiseConstructor {
  /** @deprecated */ withResolvers<T>(): PromiseWithResolvers<T>
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
  /** @deprecated */ union<U>(other: ReadonlySetLike<U>): Set<T | U>
  /** @deprecated */ intersection<U>(other: ReadonlySetLike<U>): Set<T & U>
  /** @deprecated */ difference<U>(other: ReadonlySetLike<U>): Set<T>
  /** @deprecated */ symmetricDifference<U>(other: ReadonlySetLike<U>): Set<T | U>
  /** @deprecated */ isSubsetOf(other: ReadonlySetLike<unknown>): boolean
  /** @deprecated */ isSupersetOf(other: ReadonlySetLike<unknown>): boolean
  /** @deprecated */ isDisjointFrom(other: ReadonlySetLike<unknown>): boolean
}

interface Set<T> {
  /** @deprecated */ union<U>(other: ReadonlySetLike<U>): Set<T | U>
  /** @deprecated */ intersection<U>(other: ReadonlySetLike<U>): Set<T & U>
  /** @deprecated */ difference<U>(other: ReadonlySetLike<U>): Set<T>
  /** @deprecated */ symmetricDifference<U>(other: ReadonlySetLike<U>): Set<T | U>
  /** @deprecated */ isSubsetOf(other: ReadonlySetLike<unknown>): boolean
  /** @deprecated */ isSupersetOf(other: ReadonlySetLike<unknown>): boolean
  /** @deprecated */ isDisjointFrom(other: ReadonlySetLike<unknown>): boolean
}

interface IteratorObject<T, TReturn, TNext> {
  /** @deprecated */ map<U>(callback: (value: T, index: number) => U): IteratorObject<U, undefined>
  /** @deprecated */ filter(predicate: (value: T, index: number) => unknown): IteratorObject<T, undefined>
  /** @deprecated */ take(limit: number): IteratorObject<T, undefined>
  /** @deprecated */ drop(count: number): IteratorObject<T, undefined>
  /** @deprecated */ flatMap<U>(callback: (value: T, index: number) => Iterable<U>): IteratorObject<U, undefined>
  /** @deprecated */ reduce<U>(callback: (previous: U, value: T, index: number) => U, initialValue: U): U
  /** @deprecated */ reduce(callback: (previous: T, value: T, index: number) => T): T
  /** @deprecated */ toArray(): T[]
  /** @deprecated */ forEach(callback: (value: T, index: number) => void): void
  /** @deprecated */ some(predicate: (value: T, index: number) => unknown): boolean
  /** @deprecated */ every(predicate: (value: T, index: number) => unknown): boolean
  /** @deprecated */ find(predicate: (value: T, index: number) => unknown): T | undefined
}

interface ArrayBuffer {
  /** @deprecated */ resize(newByteLength?: number): void
  /** @deprecated */ transfer(newByteLength?: number): ArrayBuffer
  /** @deprecated */ transferToFixedLength(newByteLength?: number): ArrayBuffer
}

interface Body {
  /** @deprecated */ bytes(): Promise<Uint8Array<ArrayBuffer>>
}

interface Blob {
  /** @deprecated */ bytes(): Promise<Uint8Array<ArrayBuffer>>
}

interface Headers {
  /** @deprecated */ getSetCookie(): string[]
}

interface Element {
  /** @deprecated */ checkVisibility(options?: CheckVisibilityOptions): boolean
  /** @deprecated */ getHTML(options?: GetHTMLOptions): string
  /** @deprecated */ setHTMLUnsafe(html: string): void
  /** @deprecated */ computedStyleMap(): StylePropertyMapReadOnly
}

interface HTMLElement {
  /** @deprecated */ showPopover(): void
  /** @deprecated */ hidePopover(): void
  /** @deprecated */ togglePopover(options?: boolean): boolean
}

interface HTMLDialogElement {
  /** @deprecated */ requestClose(returnValue?: string): void
}

interface HTMLVideoElement {
  /** @deprecated */ requestVideoFrameCallback(callback: VideoFrameRequestCallback): number
}

interface Document {
  /** @deprecated */ startViewTransition(callbackOptions?: ViewTransitionUpdateCallback): ViewTransition
  /** @deprecated */ caretPositionFromPoint(x: number, y: number): CaretPosition | null
}

interface Window {
  /** @deprecated */ requestIdleCallback(callback: IdleRequestCallback, options?: IdleRequestOptions): number
  /** @deprecated */ cancelIdleCallback(handle: number): void
}

/** @deprecated */ declare function requestIdleCallback(
  callback: IdleRequestCallback,
  options?: IdleRequestOptions,
): number

interface Clipboard {
  /** @deprecated */ read(): Promise<ClipboardItems>
  /** @deprecated */ readText(): Promise<string>
  /** @deprecated */ write(data: ClipboardItems): Promise<void>
}

interface Scheduler {
  /** @deprecated */ yield(): Promise<void>
}
