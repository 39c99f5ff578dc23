import { vi } from 'vitest'
import type { Suggestion } from '../../src/domain/catalogue/catalogue.ts'
import { ok, type Result } from '../../src/domain/result.ts'
import { alwaysAnswers, aSuggestion } from './builders.ts'
import { openSite, type Site } from './site.tsx'

export const box = ({ screen }: Site) => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar productos' })
export const options = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent)
export const list = ({ screen }: Site) => screen.findByRole('listbox', { name: 'Sugerencias' })

const named = (result: Result<readonly string[]>): Result<readonly Suggestion[]> =>
  result.ok ? ok(result.value.map((name) => aSuggestion({ name }))) : result

/** Fake timers run while the box waits for the next letter. */
export const suggesting = async (answer: (text: string) => Promise<Result<readonly string[]>>) => {
  const site = await openSite('/articulos', {
    services: { catalogue: { suggestions: async ({ text }) => named(await answer(text)) } },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return site
}
/** The box has this text, and these names below it. */
export const openSuggestions = async (text: string, ...names: readonly string[]) => {
  const site = await suggesting(alwaysAnswers(names))
  const field = box(site)
  await site.user.type(field, text)
  await list(site)
  return { site, field }
}
