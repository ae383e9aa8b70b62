/** A piece of a paragraph: plain words, bold words, or words that lead to another page of this site. */
export type InlinePart =
  | { readonly is: 'words'; readonly words: string }
  | { readonly is: 'bold'; readonly words: string }
  | { readonly is: 'link'; readonly words: string; readonly to: string }

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/(?![/\\])[^\s)\\]*)\)/g

/** `**bold**` and `[words](/path)`. Anything else, foreign links and HTML included, stays the text it is. */
export function inlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = []
  let at = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) parts.push({ is: 'words', words: text.slice(at, match.index) })
    const [whole, bold, label, to] = match
    if (bold) parts.push({ is: 'bold', words: bold })
    else if (label && to) parts.push({ is: 'link', words: label, to })
    at = match.index + whole.length
  }
  if (at < text.length) parts.push({ is: 'words', words: text.slice(at) })
  return parts
}

/** The words alone, for search engines. */
export const plainWords = (text: string): string =>
  inlineParts(text)
    .map((part) => part.words)
    .join('')
