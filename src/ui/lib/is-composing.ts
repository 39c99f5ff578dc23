import type { KeyboardEvent } from 'react'

/** A key that belongs to an input method. Safari says so of the Enter that ends a composition by its code alone. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>) =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it in no other way
  nativeEvent.isComposing || nativeEvent.keyCode === 229
