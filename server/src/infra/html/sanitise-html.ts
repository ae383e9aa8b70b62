import { cellAttributes, imageAttributes, linkAttributes, richTextTags } from '@inkroute/contract/rich-text'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** Discarded together with their content, which is never text for readers. */
const discardedWithContent = (
  'script style iframe object embed applet noscript noembed noframes frameset template svg math ' +
  'textarea title select option xmp plaintext audio video form button input'
).split(' ')

const options: IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: discardedWithContent,
  nestingLimit: 40,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs.href) ?? {} }),
    // An empty tag name is not allowed, so the picture is dropped.
    img: (tagName, { src, alt }) => {
      const attribs = imageAttributes(src, alt)
      return attribs ? { tagName, attribs } : { tagName: '', attribs: {} }
    },
    td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
  },
  // A plain no-break space would be invisible in the editor.
  textFilter: (text) => text.replaceAll('\u00a0', '&nbsp;'),
}

/** A tag cut off at the very end, e.g. `3 <b`: the parser would drop it, so it is kept as text. */
const UNFINISHED_TAG = /<(?=\/?[a-z])(?=[^<>]*$)/i

const MAX_PASSES = 5

function sanitiseOnce(html: string): string {
  const input = html.replaceAll('\0', '').replace(UNFINISHED_TAG, '&lt;')
  // Text and attributes are escaped at this point, so both patterns can only match tags the sanitiser wrote:
  // void elements in XHTML style, and the paragraph HTML implies for a `</p>` that nothing opened.
  return sanitizeHtml(input, options).replaceAll(' />', '>').replaceAll('<p></p>', '')
}

/**
 * Reduces HTML written by people to the rich text policy. Dropping a tag can leave nesting that HTML forbids and that a
 * browser would repair in its own way (`<p><x><p>`), so passes are repeated until nothing changes.
 */
export function sanitiseHtml(html: string): string {
  let clean = sanitiseOnce(html)
  for (let pass = 1; pass < MAX_PASSES; pass++) {
    const again = sanitiseOnce(clean)
    if (again === clean) break
    clean = again
  }
  return clean
}
