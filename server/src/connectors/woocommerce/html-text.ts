const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  euro: '€',
  pound: '£',
}

function character(code: number): string {
  const is_one = Number.isInteger(code) && code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return is_one ? String.fromCodePoint(code) : ''
}

/** `&amp;`, `&#39;`, `&#x2019;` as characters; unknown names stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (decimal) return character(Number(decimal))
    if (hex) return character(Number.parseInt(hex, 16))
    return NAMED[String(name).toLowerCase()] ?? whole
  })

/** One line of plain text: sites put tags and entities even into the names of products. */
export const plainLine = (html: string): string =>
  decodeEntities(html.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()

/** Plain text that keeps its lines, as a buyer may have written several; `I <3 you` holds no tag. */
export const plainBlock = (html: string): string =>
  decodeEntities(
    html
      .replaceAll('\r\n', '\n')
      .replace(/(?:<br\s*\/?>|<\/p>)\n?/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, ''),
  ).trim()
