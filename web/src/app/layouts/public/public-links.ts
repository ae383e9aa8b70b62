import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import type { Language, Texts } from '../../../shared/text/text.ts'
import type { publicText } from './public.text.ts'

export interface MenuLink {
  readonly label: string
  readonly to: string
}

/** A category of the menu with what stands in it. */
export interface MenuBranch {
  readonly id: number
  readonly name: string
  readonly to: string
  readonly links: readonly MenuLink[]
}

/** Pages of the public site that exist, in the language of the visitor. */
export function publicLinks(text: Texts<typeof publicText>, language: Language): readonly MenuLink[] {
  const at = (path: string, hash = '') => pathInLanguage(path, language) + hash
  return [
    { label: text.how, to: at('/', '#flow') },
    { label: text.capabilities, to: at('/', '#capabilities') },
    { label: text.help, to: at('/helpCenter') },
  ]
}

interface Topic {
  readonly id: number
  readonly name: string
  readonly articles: readonly { readonly id: number; readonly title: string }[]
}

/** The tree of the menu. Until there is a catalogue to browse, it is the help centre's. */
export function branchesOf(topics: readonly Topic[], language: Language): readonly MenuBranch[] {
  const help = pathInLanguage('/helpCenter', language)
  return topics.map((topic) => ({
    id: topic.id,
    name: topic.name,
    to: `${help}?menuId=${topic.id}`,
    links: topic.articles.map((article) => ({ label: article.title, to: `${help}?id=${article.id}` })),
  }))
}
