import { expect, test } from './support/test.ts'

/** The name of the shop stays as it is, and a language is called by its own name. */
const names = ['印途', '中文']
const AT_ONCE = 4

/** What a reader or a search engine is given: words, labels and structured data, without code. */
function getWords(html: string): string {
  const shown = html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    // The names of the installation in both languages, for the scripts.
    .replace(/<meta name="brand"[^>]*>/g, '')
    // Readers comment in their own language.
    .replace(/<h2 id="comments">[\s\S]*?<\/ol>/g, '')
  return names.reduce((text, name) => text.replaceAll(name, ''), shown)
}

const leaksIn = (html: string): string[] => getWords(html).match(/[^<>"]{0,30}\p{Script=Han}[^<>"]{0,30}/gu) ?? []

/** English pages a page links to, without filters and paging. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/(?:href="|<loc>)([^"#<]*)/g)].flatMap(([, address = '']) => {
    const { pathname, searchParams } = new URL(address.replace(/&amp;|&#38;/g, '&'), 'http://localhost')
    const id = searchParams.get('id')
    return /^\/en(\/|$)/.test(pathname) ? [id ? `${pathname}?id=${id}` : pathname] : []
  })
}

test('every public page is complete in English', async ({ request }) => {
  const known = new Set(linksIn(await (await request.get('/sitemap.xml')).text()))
  known.add('/en').add('/en/transfer').add('/en/nowhere')
  const found: string[] = []
  const read = async (path: string) => {
    const html = await (await request.get(path, { headers: { 'accept-language': 'en-US' } })).text()
    for (const leak of leaksIn(html).slice(0, 3)) found.push(`${path}: ${leak}`)
    return linksIn(html)
  }
  // Pages found on the way join the end of the list.
  for (let done = 0; done < known.size; done += AT_ONCE) {
    const links = await Promise.all([...known].slice(done, done + AT_ONCE).map(read))
    for (const link of links.flat()) known.add(link)
  }
  expect(known.size).toBeGreaterThan(150)
  expect(found).toEqual([])
})
