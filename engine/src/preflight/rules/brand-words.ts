import type { Layer } from '../../layers/layer-types.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightRule, RuleFinding } from '../core/preflight-types.ts'

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
const isLatin = (word: string) => /^[\p{Script=Latin}\p{N} &'.-]+$/u.test(word)

/** Full-width letters, hidden characters and odd spacing do not hide a name. */
export const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\s_]+/g, ' ')
    .toLowerCase()

/** Latin words count as whole words only: "nike" is not in "moniker". */
function holds(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isLatin(word)) return true
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true
  }
  return false
}

export const brandWordsIn = (text: string, words: readonly string[]): string[] => {
  const searched = plainText(text)
  return words.filter((word) => holds(searched, word))
}

const getShown = (layer: Layer) => (layer.type === 'text' ? layer.text : layer.name)

export const brandWords: PreflightRule = {
  id: 'brand_words',
  check: ({ layers }, { brand_words }) =>
    layers.flatMap((layer): RuleFinding[] => {
      const found = brandWordsIn(getShown(layer), brand_words)
      if (found.length === 0) return []
      const { zh, en } = getLabel(layer)
      const [list_zh, list_en] = [found.join('、'), found.join(', ')]
      return [
        layer.type === 'text'
          ? {
              level: 'error',
              layer,
              message: {
                zh: `${zh}含有品牌词：${list_zh}。没有授权会被平台下架甚至索赔，请改掉或确认已获授权。`,
                en: `${en} contains brand names: ${list_en}. Without a licence the listing may be taken down or disputed: change it, or make sure you have a licence.`,
              },
            }
          : {
              level: 'warning',
              layer,
              message: {
                zh: `${zh}的名称含有品牌词：${list_zh}。请确认这张图没有侵权。`,
                en: `The name of ${en} contains brand names: ${list_en}. Make sure the picture does not infringe any rights.`,
              },
            },
      ]
    }),
}
