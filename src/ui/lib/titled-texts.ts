import { isBlank } from '../../domain/text.ts'

/** `Título: texto`, several separated by `|`, as the operator wrote them in a setting. */
export const titledTexts = (setting: string): readonly (readonly [title: string, text: string])[] =>
  setting
    .split('|')
    .filter((part) => !isBlank(part))
    .map((part) => {
      const [title = '', ...rest] = part.split(':')
      return [title.trim(), rest.join(':').trim()]
    })
