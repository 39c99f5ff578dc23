type Child = Node | string

/** An element with its attributes and children. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

export const div = (name: 'group' | 'row' | 'head', ...children: readonly Child[]) =>
  element('div', { class: name }, ...children)

export const button = (text: string, onClick: () => void, attributes: Readonly<Record<string, string>> = {}) => {
  const made = element('button', { type: 'button', ...attributes }, text)
  made.addEventListener('click', onClick)
  return made
}

export const field = (label: string, control: HTMLElement) =>
  element('label', { class: 'field' }, element('span', {}, label), control)

export const check = (label: string, isChecked: boolean) => {
  const box = element('input', { type: 'checkbox' })
  box.checked = isChecked
  return { box, field: element('label', { class: 'check' }, box, label) }
}

/** A labelled list of choices. */
export const choice = (label: string, choices: readonly (readonly [value: string, text: string])[], value: string) => {
  const select = element('select', {}, ...choices.map(([each, text]) => element('option', { value: each }, text)))
  select.value = value
  return { select, field: field(label, select) }
}
