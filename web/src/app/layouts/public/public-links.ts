import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import type { Language, Texts } from '../../../shared/text/text.ts'
import type { publicText } from './public.text.ts'

export interface MenuLink {
  readonly label: string
  readonly to: string
}

/** Pages of the public site that exist, in the language of the visitor. */
export function publicLinks(text: Texts<typeof publicText>, language: Language): readonly MenuLink[] {
  const at = (path: string, hash = '') => pathInLanguage(path, language) + hash
  return [
    { label: text.how, to: at('/', '#flow') },
    { label: text.capabilities, to: at('/', '#capabilities') },
    { label: text.questions, to: at('/', '#questions') },
  ]
}
