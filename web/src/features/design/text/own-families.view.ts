import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'

/** How files of one family call their weights and slants, after the name of the family. */
const style_words =
  /[\s_-]*(?:\b(?:hairline|thin|(?:extra|ultra|semi|demi)?[\s-]?(?:light|bold)|regular|normal|book|roman|medium|semi|demi|heavy|black|italic|oblique)\b|常规|标准|细体|中等|中黑|粗体|特粗|黑体|斜体)$/i

/** What is left of a font's name without its style; never nothing. */
export function familyPart(name: string): string {
  let rest = name.trim()
  for (;;) {
    const shorter = rest.replace(style_words, '').trim()
    if (shorter === rest || shorter === '') return rest
    rest = shorter
  }
}

const getName = ({ label }: FontFamily) => familyPart(label.en).toLowerCase()
const getStyle = ({ styles }: FontFamily) => styles[0] ?? { weight: 400, is_italic: false }
const isSame = (a: FontFamily, b: FontFamily) =>
  getStyle(a).weight === getStyle(b).weight && getStyle(a).is_italic === getStyle(b).is_italic

/**
 * The files a seller uploaded, those of one family together. Documents name a file, so that another one never changes
 * how a design looks; only the menu speaks of families. A second file in the same style is a family of its own.
 */
export function ownGroups(families: readonly FontFamily[]): FontFamily[][] {
  const groups: FontFamily[][] = []
  for (const family of families) {
    if (family.category !== 'own' || family.is_hidden) continue
    const group = groups.find(
      ([first, ...rest]) =>
        first && getName(first) === getName(family) && ![first, ...rest].some((one) => isSame(one, family)),
    )
    if (group) group.push(family)
    else groups.push([family])
  }
  return groups
}

/** The file of a group that is nearest to a style; the slant counts more than the weight. */
const nearest = (group: readonly FontFamily[], weight: number, is_italic: boolean): FontFamily | undefined => {
  const far = (one: FontFamily) =>
    Math.abs(getStyle(one).weight - weight) + (getStyle(one).is_italic === is_italic ? 0 : 1000)
  return group.toSorted((a, b) => far(a) - far(b))[0]
}

/** Families as the menu lists them: every group of own files once, by the file for usual text. */
export function menuFamilies(families: readonly FontFamily[]): FontFamily[] {
  const groups = ownGroups(families)
  const listed = groups.flatMap((group) => {
    const usual = nearest(group, 400, false)
    if (!usual || group.length === 1) return group
    return [{ ...usual, label: { zh: familyPart(usual.label.zh), en: familyPart(usual.label.en) } }]
  })
  return [...listed, ...families.filter((one) => one.category !== 'own' || one.is_hidden)]
}

/** The files of the family that a file belongs to, itself alone where it is removed or one of ours. */
export function getGroup(families: readonly FontFamily[], family: string): readonly FontFamily[] {
  const own = ownGroups(families).find((group) => group.some((one) => one.family === family))
  return own ?? families.filter((one) => one.family === family)
}

/** What a text has to name for a weight and slant of its family; null where there is only one file. */
export function styleInGroup(group: readonly FontFamily[], weight: number, is_italic: boolean) {
  const found = group.length > 1 ? nearest(group, weight, is_italic) : undefined
  return found ? { family: found.family, ...getStyle(found) } : null
}
