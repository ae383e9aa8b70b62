/**
 * What HTML written by staff may contain: the one policy for the sanitiser, which cleans pasted HTML, and for the
 * Markdown renderer. No styles or classes are allowed; the pages' style sheets decide how rich text looks.
 */
export const richTextTags: readonly string[] =
  'p h2 h3 h4 ul ol li blockquote pre hr br strong em b i u s code kbd a img table thead tbody tr th td'.split(' ')

type Attributes = Record<string, string>

/** Browsers ignore whitespace and control characters inside an address, so they are removed before it is checked. */
const compact = (address: string) => address.replace(/[\s\p{C}]/gu, '')
const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address) && !address.includes('\\')
const isExternal = (address: string) => /^(?:https?:\/\/|mailto:)[^/\\]/i.test(address)

/** Own paths, web addresses and mail; external links open in a new tab. `null` for anything else. */
export function linkAttributes(href: string | undefined): Attributes | null {
  const address = compact(href ?? '')
  if (isOwnPath(address)) return { href: address }
  return isExternal(address) ? { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' } : null
}

/** Own pictures only: a foreign one would tell its server who reads the page. */
export function imageAttributes(src: string | undefined, alt: string | undefined): Attributes | null {
  const address = compact(src ?? '')
  return isOwnPath(address) ? { src: address, alt: alt ?? '', loading: 'lazy' } : null
}

/** Table cells may span up to nine rows or columns. */
export const cellAttributes = (given: Attributes): Attributes =>
  Object.fromEntries(
    ['colspan', 'rowspan'].flatMap((name) => (/^[1-9]$/.test(given[name] ?? '') ? [[name, given[name] ?? '']] : [])),
  )
