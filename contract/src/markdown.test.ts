import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownToText, readingMinutes, renderMarkdown } from './markdown.ts'
import { richTextTags } from './rich-text.ts'

test('headings, lists, quotes, tables and paragraphs become blocks', () => {
  const html = renderMarkdown('## 一\n\n甲\n乙\n- a\n- b\n\n1. x\n2. y\n\n> q\n\n| h | i |\n|---|---|\n| 1 | 2 |')
  expect(html).toBe(
    '<h2>一</h2><p>甲<br>乙</p><ul><li>a</li><li>b</li></ul><ol><li>x</li><li>y</li></ol>' +
      '<blockquote><p>q</p></blockquote><table><thead><tr><th>h</th><th>i</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  )
})

test('marks inside a line: strong words, own and outside links, own pictures', () => {
  expect(renderMarkdown('**a** [b](/x?y=1) [c](https://d.example) ![e](/p.webp) `f`')).toBe(
    '<p><strong>a</strong> <a href="/x?y=1">b</a> ' +
      '<a href="https://d.example" target="_blank" rel="noopener noreferrer nofollow">c</a> ' +
      '<img src="/p.webp" alt="e" loading="lazy"> <code>f</code></p>',
  )
})

test('scripts, foreign pictures and odd addresses are only words', () => {
  expect(
    renderMarkdown('<script>x</script> [a](javascript:x) ![b](https://spy.example/p.gif) [c](//evil.example)'),
  ).toBe('<p>&lt;script&gt;x&lt;/script&gt; a b c</p>')
})

test('a refused link keeps its words, a title or a language of code adds no attributes', () => {
  expect(renderMarkdown('[**a** b](javascript:x) [c](/d "e")')).toBe('<p><strong>a</strong> b <a href="/d">c</a></p>')
  expect(renderMarkdown('```js\na < b\n\nc\n```')).toBe('<pre><code>a &lt; b\n\nc\n</code></pre>')
})

test('headings stay below the title of the page, and indented text stays text', () => {
  expect(renderMarkdown('# a\n\n#### b\n\n##### c')).toBe('<h2>a</h2><h4>b</h4><h4>c</h4>')
  expect(renderMarkdown('    a')).toBe('<p>a</p>')
})

test('a table may leave out the line of dashes, and none is added inside code', () => {
  expect(renderMarkdown('甲：\n| a | b |\n| 1 | 2 |\n\n乙')).toBe(
    '<p>甲：</p><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody></table><p>乙</p>',
  )
  expect(renderMarkdown('```\n| a |\n| 1 |\n```')).toBe('<pre><code>| a |\n| 1 |\n</code></pre>')
})

test('strong words next to Chinese punctuation', () => {
  expect(renderMarkdown('**价格：**每件')).toBe('<p><strong>价格：</strong>每件</p>')
  expect(renderMarkdown('见**“说明”**一节')).toBe('<p>见<strong>“说明”</strong>一节</p>')
})

test('whatever is written, no tag of the writer and no quote survives', () => {
  const plainTag = `</?(?:${richTextTags.filter((tag) => tag !== 'a' && tag !== 'img').join('|')})>`
  const link = '<a href="[^"<>]*"(?: target="_blank" rel="noopener noreferrer nofollow")?>|</a>'
  const image = '<img src="[^"<>]*" alt="[^"<>]*" loading="lazy">'
  const ours = new RegExp(`${plainTag}|${link}|${image}`, 'g')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>"\'()[]!*`|- \n/ahtp:#~_&;\\') }), (markdown) => {
      expect(renderMarkdown(markdown).replace(ours, '')).not.toMatch(/[<>"]/)
    }),
    { numRuns: 2000 },
  )
})

test('the text without marks, and how long it takes to read', () => {
  expect(markdownToText('## 标题\n- **重点** 见[这里](/x)')).toBe('标题 重点 见这里')
  expect(readingMinutes('字'.repeat(820))).toBe(3)
  expect(readingMinutes('')).toBe(1)
})
