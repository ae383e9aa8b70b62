import { distinct, formOf } from './goods-name.rules.ts'

const MORE_TRIES = 20

/**
 * Each wanted word, numbered where it is taken, by a store that is asked which of some words it has. Nearly always the
 * wanted ones are free, so only these are asked about at first; where one is taken, about twenty times as many of its
 * numbered forms each time.
 */
export async function freeWords(
  wanted: readonly string[],
  max_length: number,
  { keyOf, ask }: { keyOf: (word: string) => string; ask: (words: readonly string[]) => Promise<ReadonlySet<string>> },
): Promise<string[]> {
  const asked = new Set<string>()
  const taken = new Set<string>()
  let open = wanted
  for (let tries = 1; ; tries *= MORE_TRIES) {
    const forms = open.flatMap((word) => Array.from({ length: tries }, (_, n) => formOf(word, n + 1, max_length)))
    const unknown = [...new Set(forms)].filter((form) => !asked.has(form))
    for (const word of await ask(unknown)) taken.add(word)
    for (const form of unknown) asked.add(form)
    const free = distinct(wanted, (word) => taken.has(keyOf(word)), max_length)
    open = wanted.filter((_, n) => !asked.has(free[n] as string))
    if (open.length === 0) return free
  }
}
