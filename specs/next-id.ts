import { REQUIREMENTS } from './requirements.ts'

/** The last number of each section; sections 1 to 9 are the document's, which does not change. */
const last = new Map<string, number>()
for (const [section = '', number] of REQUIREMENTS.map(({ id }) => id.split('.')))
  if (Number(section.slice(1)) > 9) last.set(section, Math.max(last.get(section) ?? 0, Number(number)))

console.log([...last].map(([section, number]) => `${section}.${String(number + 1).padStart(2, '0')}`).join(' '))
