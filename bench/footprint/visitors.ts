const VISITORS = 4
const PICTURES_A_PAGE = 6

const addressesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, path]) => (path ?? '').replaceAll('&amp;', '&'))),
]

/** Visitors who walk through every page of the sitemap, in both languages, and look at its pictures. Returns their requests. */
export async function visit(origin: string, minutes: number): Promise<number> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = addressesIn(sitemap, /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)
  if (pages.length === 0) throw new Error('The sitemap names no pages.')
  const until = Date.now() + minutes * 60_000
  let [requests, next] = [0, 0]
  const read = async (path: string): Promise<string> => {
    requests++
    const answer = await fetch(origin + path)
    const body = await answer.text()
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`)
    return body
  }
  const walk = async () => {
    while (Date.now() < until) {
      const page = await read(pages[next++ % pages.length] ?? '/')
      const pictures = addressesIn(page, /(?:src|srcset)="(\/(?:pictures|files)\/[^" ]+)/gi).slice(0, PICTURES_A_PAGE)
      for (const picture of pictures) await read(picture)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, walk))
  return requests
}
