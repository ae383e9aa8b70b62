/** How finished goods are named: plain text with tokens, filled per SKU. */
export const nameTokens = [
  { token: 'product', zh: '产品名', en: 'Product' },
  { token: 'colour', zh: '颜色', en: 'Colour' },
  { token: 'size', zh: '尺码', en: 'Size' },
  { token: 'date', zh: '日期', en: 'Date' },
  { token: 'seq', zh: '序号', en: 'Number' },
] as const

export type NameToken = (typeof nameTokens)[number]['token']
export type NameValues = Readonly<Record<NameToken, string>>

export const DEFAULT_NAME_RULE = '{product}-{colour}-{size}-{date}-{seq}'
export const MAX_NAME_RULE_LENGTH = 120

export type NameRuleProblem = 'empty' | 'too_long' | 'unknown_token' | 'no_token' | 'unsafe_character' | 'unbalanced'

export const nameRuleProblemTexts: Record<NameRuleProblem, { zh: string; en: string }> = {
  empty: { zh: '请填写命名规则', en: 'Enter a naming rule' },
  too_long: { zh: '命名规则最多 120 个字符', en: 'A naming rule can have at most 120 characters' },
  unknown_token: { zh: '有不认识的变量，请从下方选择', en: 'Unknown variable; choose one from the list below' },
  no_token: {
    zh: '至少使用一个变量，否则所有商品会同名',
    en: 'Use at least one variable, or all goods get the same name',
  },
  unsafe_character: { zh: '不能使用 \\ / : * ? " < > | 和换行', en: 'Do not use \\ / : * ? " < > | or line breaks' },
  unbalanced: { zh: '花括号没有成对', en: 'The braces do not match' },
}

const known: ReadonlySet<string> = new Set(nameTokens.map((entry) => entry.token))

export function nameRuleProblem(rule: string): NameRuleProblem | null {
  if (rule.trim() === '') return 'empty'
  if (rule.length > MAX_NAME_RULE_LENGTH) return 'too_long'
  // Names become file names of pictures and print files.
  if (/[\\/:*?"<>|\p{Cc}]/u.test(rule)) return 'unsafe_character'
  const tokens = [...rule.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  if (/[{}]/.test(rule.replace(/\{\w+\}/g, ''))) return 'unbalanced'
  if (tokens.some((token) => !known.has(token))) return 'unknown_token'
  return tokens.length === 0 ? 'no_token' : null
}

/** The name of one SKU, without characters that are invalid in file names. */
export function nameByRule(rule: string, values: NameValues): string {
  return rule
    .replace(/\{(\w+)\}/g, (whole, token: string) => (known.has(token) ? values[token as NameToken] : whole))
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
