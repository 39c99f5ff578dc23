export type Child = Node | string

/** An element with its attributes and children; an attribute of null is left out. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | null>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(name, value)
  made.append(...children)
  return made
}

export const button = (text: string, onClick: () => void, attributes: Readonly<Record<string, string>> = {}) => {
  const made = element('button', { type: 'button', ...attributes }, text)
  made.addEventListener('click', onClick)
  return made
}

/** A labelled list of choices. */
export const choice = (label: string, choices: readonly (readonly [value: string, text: string])[], value: string) => {
  const select = element('select', {}, ...choices.map(([each, text]) => element('option', { value: each }, text)))
  select.value = value
  return { select, field: element('label', { class: 'field' }, element('span', {}, label), select) }
}
