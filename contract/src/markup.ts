/**
 * The small markup in which staff write long texts: `## heading`, `- list`, `1. list`, `> quote`, `| table |`,
 * `**strong**`, `[words](address)`, `![words](picture)`. Everything is escaped, so the HTML is safe by construction.
 */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const isOwnPath = (address: string) => /^\/(?![/\\])[^\s\\]*$/.test(address)
const isOutside = (address: string) => /^(https?:\/\/|mailto:)[^\s\\]+$/i.test(address)

function link(words: string, address: string): string {
  if (isOwnPath(address)) return `<a href="${address}">${words}</a>`
  if (isOutside(address)) return `<a href="${address}" target="_blank" rel="noopener noreferrer nofollow">${words}</a>`
  return words
}

/** Marks inside a line. The text is escaped first, so that only our own tags stand in it. */
function inline(text: string): string {
  return escaped(text)
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt: string, src: string) =>
      isOwnPath(src) ? `<img src="${src}" alt="${alt}" loading="lazy">` : alt,
    )
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, address: string) => link(words, address))
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

const row = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** The first line is the head; a line of dashes below it may stand or not. */
function table(lines: readonly string[]): string {
  const [head = '', ...rest] = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line))
  const body = rest.map((line) => row(cellsOf(line), 'td')).join('')
  return `<table><thead>${row(cellsOf(head), 'th')}</thead><tbody>${body}</tbody></table>`
}

const items = (lines: readonly string[], sign: RegExp) =>
  lines.map((line) => `<li>${inline(line.replace(sign, ''))}</li>`).join('')

interface Block {
  readonly sign: RegExp
  readonly html: (lines: readonly string[]) => string
}

/** Lines that begin alike and follow each other are one block. */
const blocks: readonly Block[] = [
  { sign: /^### /, html: (lines) => lines.map((line) => `<h3>${inline(line.slice(4))}</h3>`).join('') },
  { sign: /^## /, html: (lines) => lines.map((line) => `<h2>${inline(line.slice(3))}</h2>`).join('') },
  { sign: /^- /, html: (lines) => `<ul>${items(lines, /^- /)}</ul>` },
  { sign: /^\d+\. /, html: (lines) => `<ol>${items(lines, /^\d+\. /)}</ol>` },
  {
    sign: /^> /,
    html: (lines) => `<blockquote><p>${lines.map((l) => inline(l.slice(2))).join('<br>')}</p></blockquote>`,
  },
  { sign: /^\|.*\|$/, html: table },
]
const paragraph: Block = { sign: /^/, html: (lines) => `<p>${lines.map(inline).join('<br>')}</p>` }

export function markupToHtml(markup: string): string {
  const lines = markup
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trim())
  let html = ''
  for (let at = 0; at < lines.length; ) {
    if (lines[at] === '') {
      at++
      continue
    }
    const kindOf = (line: string) => blocks.find(({ sign }) => sign.test(line)) ?? paragraph
    const kind = kindOf(lines[at] ?? '')
    let end = at + 1
    while (end < lines.length && lines[end] !== '' && kindOf(lines[end] ?? '') === kind) end++
    html += kind.html(lines.slice(at, end))
    at = end
  }
  return html
}

/** Words for people, without marks: for search results and descriptions. */
export const markupToText = (markup: string): string =>
  markup
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(#{2,3}|-|>|\d+\.) /gm, '')
    .replace(/[*`|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const CHINESE_PER_MINUTE = 280
const WORDS_PER_MINUTE = 180

/** Minutes a reader needs; at least one. */
export function readingMinutes(markup: string): number {
  const text = markupToText(markup)
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(chinese / CHINESE_PER_MINUTE + words / WORDS_PER_MINUTE))
}
