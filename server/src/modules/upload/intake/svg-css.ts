import { Refusal } from './pdf/refusal.ts'
import { getNodes, type SvgNode, toText } from './svg-tree.ts'

/** Anything that could execute. An escape (`\`) could hide it. */
const RUNS = /\\|expression\s*\(|javascript:|vbscript:|behavior\s*:|-moz-binding|</i

/**
 * The value without danger, or null when it has to go. Values may point at `#parts` of the same drawing; one that points
 * outside is refused, since the drawing would come out without it.
 */
export function cleanValue(value: string, where: string): string | null {
  const plain = value.replace(/\/\*[\s\S]*?\*\//g, ' ')
  if (RUNS.test(plain)) return null
  for (const [, target = ''] of plain.matchAll(/url\s*\(\s*["']?\s*([^)]*)/gi)) {
    if (/^data:/i.test(target)) return null
    if (!target.startsWith('#'))
      throw new Refusal('upload_svg_linked', { what: `${where}: url(${target.slice(0, 60)})` })
  }
  return plain
}

/** The declarations of a `style` attribute or of one rule. */
export const cleanDeclarations = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .split(';')
    .flatMap((one) => {
      const [property = ''] = one.split(':')
      if (one.trim() === '') return []
      const value = cleanValue(one, property.trim())
      return value === null ? [] : [value.trim()]
    })
    .join(';')

export interface CssRule {
  readonly selector: string
  readonly declarations: string
}

/** End of a block that opens at `start`, behind its closing brace. */
function blockEnd(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at + 1
  }
  return text.length
}

/** The plain rules of a style sheet. Imports, embedded fonts and other at-rules are left out. */
export function readSheet(text: string): CssRule[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, ' ')
  const rules: CssRule[] = []
  for (let at = 0; at < plain.length; ) {
    const open = plain.indexOf('{', at)
    const isAtRule = /^\s*@/.test(plain.slice(at, at + 200))
    const semicolon = isAtRule ? plain.indexOf(';', at) : -1
    if (isAtRule && semicolon !== -1 && (open === -1 || semicolon < open)) {
      at = semicolon + 1
      continue
    }
    if (open === -1) break
    const end = blockEnd(plain, open)
    const selector = plain.slice(at, open).trim()
    if (!isAtRule && !/[\\<]/.test(selector)) {
      rules.push({ selector, declarations: cleanDeclarations(plain.slice(open + 1, end - 1)) })
    }
    at = end
  }
  return rules
}

export const writeSheet = (rules: readonly CssRule[]): string =>
  rules.map(({ selector, declarations }) => `${selector}{${declarations}}`).join('')

/** Declarations that style sheets give by class, element or id, by the last part of their selectors. */
export function toSheet(root: SvgNode): Map<string, string> {
  const found = new Map<string, string>()
  for (const style of getNodes(root)) {
    if (style.name !== 'style') continue
    for (const { selector, declarations } of readSheet(toText(style))) {
      for (const one of selector.split(',')) {
        const last = /([.#]?[\w-]+|\*)(?::[\w-]+)*\s*$/.exec(one)?.[1] ?? '*'
        found.set(last, `${found.get(last) ?? ''};${declarations}`)
      }
    }
  }
  return found
}
