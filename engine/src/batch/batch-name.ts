/** How the goods of a run are named: plain text with tokens. Columns of the sheet are tokens too. */
export const batchTokens = [
  { token: 'artwork', zh: '图案名', en: 'Artwork' },
  { token: 'product', zh: '产品名', en: 'Product' },
  { token: 'code', zh: '产品编码', en: 'Product code' },
  { token: 'date', zh: '日期', en: 'Date' },
  { token: 'seq', zh: '序号', en: 'Number' },
] as const
export type BatchToken = (typeof batchTokens)[number]['token']

export const DEFAULT_BATCH_NAME = '{artwork} {product}'
export const MAX_BATCH_NAME_RULE = 120
const MAX_TITLE = 120

export type BatchNameProblem = 'empty' | 'too_long' | 'unknown_token' | 'unsafe_character' | 'unbalanced'

const getTokens = (rule: string): string[] => [...rule.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')

export function batchNameProblem(rule: string, columns: readonly string[]): BatchNameProblem | null {
  if (rule.trim() === '') return 'empty'
  if (rule.length > MAX_BATCH_NAME_RULE) return 'too_long'
  if (/[{}]/.test(rule.replace(/\{[^{}]*\}/g, ''))) return 'unbalanced'
  // Names become file names of pictures and print files.
  if (/[\\/:*?"<>|\p{Cc}]/u.test(rule.replace(/\{[^{}]*\}/g, ''))) return 'unsafe_character'
  const known = new Set<string>([...batchTokens.map((one) => one.token), ...columns])
  return getTokens(rule).every((token) => known.has(token)) ? null : 'unknown_token'
}

/** The name of one cell; values lose what a file name cannot hold, gaps of missing values close. */
export function batchName(rule: string, values: Readonly<Record<string, string>>): string {
  const name = rule
    .replace(/\{([^{}]*)\}/g, (_, token: string) => values[token] ?? '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/([-_·])(?:\s*[-_·])+/g, '$1')
    .replace(/^[\s\-_·]+|[\s\-_·]+$/g, '')
  return (name || values.product || values.code || '').slice(0, MAX_TITLE)
}
