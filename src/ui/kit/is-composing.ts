import type { KeyboardEvent } from 'react'

/** Whether a key is an input method's. Safari marks the Enter that ends a composition by its code alone. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>) =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it in no other way
  nativeEvent.isComposing || nativeEvent.keyCode === 229
