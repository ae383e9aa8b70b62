// Which tables a source file reads and writes: calls of the query builder, and statements in template literals.

export interface TableUse {
  readonly table: string
  readonly mode: 'read' | 'write'
  readonly line: number
}

interface Literal {
  /** Without its quotes; interpolated values are `?`. */
  readonly text: string
  readonly start: number
  /** The end of the code in front of it. */
  readonly before: string
}

/** Code without comments, regular expressions and the texts of templates, each in its line; and its literals. */
interface Scan {
  readonly literals: Literal[]
  code: string
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')
const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length

const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y
/** A slash behind these begins a regular expression; behind a value it divides. */
const expectsValue = /(?:[=(,:[!&|?{};+]|\breturn|\bcase)\s*$/

function matchAt(expression: RegExp, text: string, at: number): string | undefined {
  expression.lastIndex = at
  return expression.exec(text)?.[0]
}

const skippedAt = (text: string, at: number, before: string): string | undefined =>
  text[at] === '/'
    ? (matchAt(comment, text, at) ?? (expectsValue.test(before) ? matchAt(pattern, text, at) : undefined))
    : undefined

/** Reads to the end of the text, or to the brace that closes an interpolation. Returns where that is. */
function scanCode(text: string, start: number, scan: Scan): number {
  let at = start
  let depth = 0
  while (at < text.length) {
    const char = text[at] ?? ''
    const skipped = skippedAt(text, at, scan.code.slice(-40))
    if (skipped !== undefined) {
      scan.code += blank(skipped)
      at += skipped.length
    } else if (`'"\``.includes(char)) {
      at = scanLiteral(text, at, scan)
    } else {
      if (char === '}' && depth === 0 && start > 0) return at
      depth += char === '{' ? 1 : char === '}' ? -1 : 0
      scan.code += char
      at += 1
    }
  }
  return at
}

function scanLiteral(text: string, start: number, scan: Scan): number {
  const quote = text[start] ?? ''
  const before = scan.code.slice(-60)
  let at = start + 1
  let value = ''
  scan.code += quote
  while (at < text.length && text[at] !== quote) {
    if (quote === '`' && text.startsWith('${', at)) {
      const inner: Scan = { literals: scan.literals, code: '' }
      const end = scanCode(text, at + 2, inner)
      value += `?${text.slice(at, end).replace(/[^\n]/g, '')}`
      scan.code += `(${inner.code})`
      at = end + 1
    } else {
      const part = text.slice(at, at + (text[at] === '\\' ? 2 : 1))
      value += part
      scan.code += quote === '`' ? blank(part) : part
      at += part.length
    }
  }
  scan.code += quote
  scan.literals.push({ text: value, start, before })
  return at + 1
}

const isSql = ({ text, before }: Literal) =>
  /\bsql(?:<[^`]*>)?\s*$|sql\.raw\(\s*$/.test(before) ||
  /^\s*(?:select|insert into|update|delete from|with|truncate|lock table)\s/.test(text)

const writes = /\b(?:insert into|update|delete from|merge into|truncate(?: table)?)\s+(?:only\s+)?(\w+)/gi
const item = String.raw`\w+(?:\s+(?:as\s+)?\w+)?`
const reads = new RegExp(
  String.raw`(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:lateral\s+)?(${item}(?:\s*,\s*${item})*)`,
  'gi',
)

function usesInSql(statement: string): TableUse[] {
  const text = statement.replace(/--[^\n]*/g, blank).replace(/'(?:[^']|'')*'/g, blank)
  const written = [...text.matchAll(writes)].map(
    ({ 1: table = '', index }): TableUse => ({ table, mode: 'write', line: lineAt(text, index) }),
  )
  const read = [...text.matchAll(reads)].flatMap(({ 1: list = '', index }) =>
    list.split(',').map(
      (part): TableUse => ({
        table: part.trim().split(/\s/)[0] ?? '',
        mode: 'read',
        line: lineAt(text, index),
      }),
    ),
  )
  return [...written, ...read]
}

const calls =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|from|using|\w*[jJ]oin(?:Lateral)?)\(\s*(\[[^\]]*\]|'[^']+')/g
/** Helpers of the infrastructure that are told a table. */
const helpers = /\b(getInserts|rowsInState)\(\s*('[^']+')/g

function usesInCode(code: string): TableUse[] {
  return [...code.matchAll(calls), ...code.matchAll(helpers)].flatMap(({ 1: call = '', 2: names = '', index }) => {
    const mode = /^(?:insert|update|delete|merge|getInserts)/.test(call) ? 'write' : 'read'
    return [...names.matchAll(/'\s*(\w+)/g)].map(
      ({ 1: table = '' }): TableUse => ({ table, mode, line: lineAt(code, index) }),
    )
  })
}

/** Where a statement is told its table, a name that is the first argument of a call may be that table. */
function usesByName(source: string, literals: readonly Literal[]): TableUse[] {
  if (!source.includes('${sql.table(')) return []
  const mode = /\b(?:insert into|update|delete from)\s+\$\{sql\.table\(/.test(source) ? 'write' : 'read'
  return literals
    .filter(({ text, before }) => /^\w+$/.test(text) && /(?<!\.\w+)\(\s*(?:db,\s*)?$/.test(before))
    .map(({ text, start }) => ({ table: text, mode, line: lineAt(source, start) }))
}

export function findTableUses(source: string): TableUse[] {
  const scan: Scan = { literals: [], code: '' }
  scanCode(source, 0, scan)
  const inSql = scan.literals.filter(isSql).flatMap(({ text, start }) => {
    const first = lineAt(source, start)
    return usesInSql(text).map((use) => ({ ...use, line: first + use.line - 1 }))
  })
  return [...usesInCode(scan.code), ...inSql, ...usesByName(source, scan.literals)]
}
