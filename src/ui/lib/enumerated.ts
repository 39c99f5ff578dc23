/** `Dama, Niña e Infantil`. Intl's first use costs a slow phone some 80 ms. */
export const enumerated = (names: readonly string[]): string => {
  const last = names.at(-1) ?? ''
  const and = /^(?:[ií]|h[ií](?![ae]))/i.test(last) ? 'e' : 'y'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}
