/** Words we do not show people, each with what to write instead. docs/tone.md explains the choice. */

interface BannedWord {
  readonly pattern: RegExp
  readonly reason: string
}

const english: readonly BannedWord[] = [
  { pattern: /\banew\b/i, reason: 'say “again”' },
  { pattern: /\breckon(ed|s|ing)?\b/i, reason: 'say “calculated”' },
  { pattern: /\bstands? still\b/i, reason: 'say “is paused”' },
  { pattern: /\blets? us in\b/i, reason: 'say “is authorised” or “is connected”' },
  {
    pattern: /\b(the way it came|given back|gave back|gives? back)\b/i,
    reason: 'say “refunded to the original payment method”',
  },
  { pattern: /\beach with each\b/i, reason: 'say “every artwork on every product”' },
  { pattern: /\bmend(ed|s|ing)?\b/i, reason: 'say “fix” or “correct”' },
  { pattern: /\bfen\b/i, reason: 'amounts are shown in CNY' },
  { pattern: /\b(taken back|take back|takes back)\b/i, reason: 'say “withdrawn”, “cancelled” or “undone”' },
  { pattern: /\b(hand(ed|s)? in)\b/i, reason: 'say “submit”' },
  { pattern: /\bfor ever\b/i, reason: 'say “permanently”' },
  { pattern: /\bby (itself|themselves)\b/i, reason: 'say “automatically”' },
  { pattern: /\be-mails?\b/i, reason: 'spell it “email”' },
  { pattern: /\buser name\b/i, reason: 'spell it “username”' },
  { pattern: /\w\(s\)/, reason: 'write {count|order|orders}' },
  {
    pattern: /\b(any|all|current|present|order|coupon|application|comment) states?\b|^states?$/i,
    reason: 'say “status”',
  },
]

const chinese: readonly BannedWord[] = [
  { pattern: /你/, reason: '用“您”' },
  { pattern: /(没有|没能|未能?)载入/, reason: '用“加载失败”' },
  { pattern: /载入/, reason: '用“加载”' },
  { pattern: /印刷区域|打印区|印刷范围/, reason: '用“印刷区”' },
  { pattern: /上架(草稿|模板)/, reason: '平台上的商品用“刊登”' },
]

/** A count before a plural that has no singular: `{count} orders`. Ranges and limits are always more than one. */
const BARE_PLURAL =
  /\{(count|total|left|changed|lines|rows|skus)\} (?:[a-z]+ )?(orders|products|goods|items|pictures|pieces|rows|lines|stores|designs|SKUs|files|messages)\b/

const found = (text: string, words: readonly BannedWord[]) =>
  words.flatMap(({ pattern, reason }) => {
    const word = pattern.exec(text)?.[0]
    return word === undefined ? [] : [`“${word}”: ${reason}`]
  })

const isLimit = (text: string) => /(more than|up to|at most|first|from|than) \{/i.test(text)

/** Each banned word of a text, with what to write instead. */
export function wordProblems({ zh, en }: { readonly zh: string | null; readonly en: string | null }): string[] {
  const plural = isLimit(en ?? '') ? null : BARE_PLURAL.exec(en ?? '')
  return [
    ...found(en ?? '', english),
    ...found(zh ?? '', chinese),
    ...(plural ? [`“${plural[0]}”: write {${plural[1]}|one|many}, so that 1 reads well too`] : []),
  ]
}
