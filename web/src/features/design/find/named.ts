import type { Bilingual } from '../../../shared/text/text.ts'

/** Words as they are compared: without case and spaces. */
export const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, '')

/** In both languages: who works in one may know the other's word. */
export const isNamed = (name: Bilingual, asked: string): boolean =>
  [name.zh, name.en].some((text) => plain(text).includes(asked))

/**
 * Those that are called so come before those whose name only contains it, in the order of the list otherwise. A star
 * asked for by its name is not found behind the wide one.
 */
export function nameFirst<T>(list: readonly T[], nameOf: (one: T) => Bilingual, asked: string): T[] {
  const isIt = (one: T) => [nameOf(one).zh, nameOf(one).en].some((text) => plain(text) === asked)
  return [...list.filter(isIt), ...list.filter((one) => !isIt(one))]
}
