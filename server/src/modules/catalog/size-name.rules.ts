import type { Language } from '@inkroute/contract/errors/errors'

/** Most sizes need no translation; a few stand twice in one name, such as “均码 One size”. */
export function sizeIn(language: Language, name: string): string {
  const both = /^(\p{Script=Han}+) (\P{Script=Han}+)$/u.exec(name)
  return both?.[language === 'zh' ? 1 : 2] ?? name
}
