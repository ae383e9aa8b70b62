import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markupToHtml, markupToText, readingMinutes } from './markup.ts'

test('headings, lists, quotes, tables and paragraphs become blocks', () => {
  const html = markupToHtml('## 一\n\n甲\n乙\n- a\n- b\n\n1. x\n2. y\n\n> q\n\n| h | i |\n|---|---|\n| 1 | 2 |')
  expect(html).toBe(
    '<h2>一</h2><p>甲<br>乙</p><ul><li>a</li><li>b</li></ul><ol><li>x</li><li>y</li></ol>' +
      '<blockquote><p>q</p></blockquote><table><thead><tr><th>h</th><th>i</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  )
})

test('marks inside a line: strong words, own and outside links, own pictures', () => {
  expect(markupToHtml('**a** [b](/x?y=1) [c](https://d.example) ![e](/p.webp) `f`')).toBe(
    '<p><strong>a</strong> <a href="/x?y=1">b</a> ' +
      '<a href="https://d.example" target="_blank" rel="noopener noreferrer nofollow">c</a> ' +
      '<img src="/p.webp" alt="e" loading="lazy"> <code>f</code></p>',
  )
})

test('scripts, foreign pictures and odd addresses are only words', () => {
  expect(markupToHtml('<script>x</script> [a](javascript:x) ![b](https://spy.example/p.gif) [c](//evil.example)')).toBe(
    '<p>&lt;script&gt;x&lt;/script&gt; a b c</p>',
  )
})

test('whatever is written, no tag of the writer and no quote survives', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>"\'()[]!*`|- \n/ahtp:#') }), (markup) => {
      const rest = markupToHtml(markup).replace(
        /<\/?(?:p|h2|h3|ul|ol|li|strong|code|br|blockquote|table|thead|tbody|tr|th|td)>|<a href="[^"<>]*"(?: target="_blank" rel="noopener noreferrer nofollow")?>|<\/a>|<img src="[^"<>]*" alt="[^"<>]*" loading="lazy">/g,
        '',
      )
      expect(rest).not.toMatch(/[<>"]/)
    }),
    { numRuns: 2000 },
  )
})

test('the text without marks, and how long it takes to read', () => {
  expect(markupToText('## 标题\n- **重点** 见[这里](/x)')).toBe('标题 重点 见这里')
  expect(readingMinutes('字'.repeat(820))).toBe(3)
  expect(readingMinutes('')).toBe(1)
})
