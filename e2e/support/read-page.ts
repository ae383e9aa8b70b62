import { type APIRequestContext, expect } from '@playwright/test'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const plain = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

interface PageAsSent {
  readonly status: number
  /** After redirects. */
  readonly url: string
  readonly title: string
  /** The text of its first heading. */
  readonly heading: string
  readonly text: string
  readonly html: string
}

/** A page as the server sends it, for what can be asserted without a browser: loading one takes fifty times as long. */
export async function readPage(request: APIRequestContext, path: string): Promise<PageAsSent> {
  const answer = await request.get(path)
  const html = await answer.text()
  const inside = (tag: string) => plain(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '')
  return {
    status: answer.status(),
    url: answer.url(),
    title: inside('title'),
    heading: inside('h1'),
    text: plain(html),
    html,
  }
}

export async function expectMissing(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(404)
}
