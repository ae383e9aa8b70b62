import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { NotXml, XmlReader } from './xml-reader.ts'

type Seen = (string | Record<string, string>)[]

/** What a reader reports, with neighbouring texts as one. */
function seenBy(
  read: (on: {
    open: (name: string, of: object) => void
    text: (t: string) => void
    close: (name: string) => void
  }) => void,
) {
  const seen: Seen = []
  let words = ''
  const flush = () => {
    if (words !== '') seen.push(`"${words}`)
    words = ''
  }
  read({
    open: (name, of) => {
      flush()
      seen.push(`<${name}`, { ...of })
    },
    text: (text) => {
      words += text
    },
    close: (name) => {
      flush()
      seen.push(`/${name}`)
    },
  })
  return seen
}

const ours = (xml: string, cut: number) =>
  seenBy((on) => {
    const reader = new XmlReader(on)
    for (let at = 0; at < xml.length; at += cut) reader.write(xml.slice(at, at + cut))
    reader.end()
  })

const theirs = (xml: string) =>
  seenBy((on) => {
    const parser = new SaxesParser()
    parser.on('opentag', ({ name, attributes }) => on.open(name, attributes))
    parser.on('text', on.text)
    parser.on('cdata', on.text)
    parser.on('closetag', ({ name }) => on.close(name))
    parser.write(xml).close()
  })

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const words = fc.stringMatching(/^[a-z0-9 &<>"'\r\n;=/订]{0,12}$/)
const tag = fc.constantFrom('row', 'c', 'v', 'x:t')
const attributes = fc
  .dictionary(fc.constantFrom('r', 's', 'xml:space'), fc.stringMatching(/^[a-z0-9&<>'/= ]{0,8}$/))
  .map((of) =>
    Object.entries(of)
      .map(([key, value]) => ` ${key}="${escaped(value)}"`)
      .join(''),
  )
const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    words.map(escaped),
    fc.constantFrom('<!-- a > b -->', '<![CDATA[<&]]>', '&#x8ba2;', '&#10;', '<e/>', '<?p q?>'),
    fc
      .tuple(tag, attributes, fc.array(tie('node'), { maxLength: 4 }))
      .map(([name, of, inner]) => `<${name}${of}>${inner.join('')}</${name}>`),
  ),
}))

test('reads what a general parser reads, however the text is cut', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 5 }), fc.integer({ min: 1, max: 40 }), (nodes, cut) => {
      const xml = `<?xml version="1.0"?><a>${nodes.join('')}</a>`
      const known = theirs(xml).map((one) => (typeof one === 'string' ? one.replace('x:', '') : one))
      expect(ours(xml, cut)).toEqual(known)
    }),
    { numRuns: 300 },
  )
})

test.each([
  '<a><b></a></b>',
  '<a>',
  '<a/><b/>',
  '<!DOCTYPE a><a/>',
  '<a>&nothing;</a>',
  '<a>&#0;</a>',
  '<a>& </a>',
  '<a b=c/>',
  '<a b="c/>',
  'words',
  '',
  `<a b="${'>'.repeat(90_000)}"/>`,
  `<a ${'b'.repeat(2_000_000)}`,
])('refuses %.30s', (xml) => {
  expect(() => ours(xml, 16_000)).toThrow(NotXml)
})
