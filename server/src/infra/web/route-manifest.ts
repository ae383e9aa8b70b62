import type { RenderedPage } from '../http/rendered-page.ts'

const MAX_KEPT = 400
const MAX_URL = 8000

/** React Router asks which code the links on a page need. The reply is expensive and never changes. */
export const isManifestRequest = (url: string): boolean => url.startsWith('/__manifest?') && url.length <= MAX_URL

/** Renders each manifest once and keeps the most recently used. */
export function cacheManifests(render: (url: string, visitor: string) => Promise<RenderedPage>) {
  const kept = new Map<string, Promise<RenderedPage>>()
  return async (url: string, visitor: string): Promise<RenderedPage> => {
    const known = kept.get(url)
    if (known) {
      kept.delete(url)
      kept.set(url, known)
      return known
    }
    const asked = render(url, visitor)
    kept.set(url, asked)
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break
      kept.delete(oldest)
    }
    const page = await asked.catch((error) => {
      kept.delete(url)
      throw error
    })
    if (page.status !== 200) kept.delete(url)
    return page
  }
}
