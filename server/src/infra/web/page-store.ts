import type { RenderedPage } from '../http/rendered-page.ts'

interface Kept {
  readonly page: RenderedPage
  readonly version: number
  readonly rendered_at_ms: number
}

interface StoreOptions {
  readonly render: (url: string) => Promise<RenderedPage>
  /** Counts a rendering against the visitor's rate limit; throws when it is exceeded. */
  readonly admit: (visitor: string) => void
  /** Grows whenever public content changes. */
  readonly version: () => Promise<number>
  readonly now_ms: () => number
  readonly max_bytes: number
}

/** Stock and time windows change without an event, so a page is rendered again this often … */
const FRESH_MS = 30_000
/** … and up to this age the old one is served meanwhile. */
const USABLE_MS = 300_000
/** Longer addresses are served but not cached: nobody shares them. */
const MAX_KEPT_URL = 300

/**
 * Caches rendered pages until content changes or memory is full, then drops the least recently used.
 * Simultaneous requests for a page share one rendering.
 */
export function createPageStore({ render, admit, version, now_ms, max_bytes }: StoreOptions) {
  const kept = new Map<string, Kept>()
  const under_way = new Map<string, Promise<RenderedPage>>()
  let bytes = 0

  const getSize = (page: RenderedPage) => page.body.length * 2
  const drop = (url: string) => {
    const entry = kept.get(url)
    if (!entry) return
    bytes -= getSize(entry.page)
    kept.delete(url)
  }
  const keep = (url: string, entry: Kept) => {
    drop(url)
    kept.set(url, entry)
    bytes += getSize(entry.page)
    for (const oldest of kept.keys()) {
      if (bytes <= max_bytes) break
      drop(oldest)
    }
  }
  const renderOnce = (url: string, at_version: number, visitor?: string): Promise<RenderedPage> => {
    const key = `${at_version} ${url}`
    const running = under_way.get(key)
    if (running) return running
    if (visitor !== undefined) admit(visitor)
    const rendering = render(url)
      .then((page) => {
        if (page.is_keepable) keep(url, { page, version: at_version, rendered_at_ms: now_ms() })
        return page
      })
      .finally(() => under_way.delete(key))
    under_way.set(key, rendering)
    return rendering
  }

  return {
    async get(url: string, visitor: string): Promise<RenderedPage> {
      if (url.length > MAX_KEPT_URL) {
        admit(visitor)
        return render(url)
      }
      const at_version = await version()
      const entry = kept.get(url)
      const age_ms = entry ? now_ms() - entry.rendered_at_ms : 0
      if (!entry || entry.version !== at_version || age_ms > USABLE_MS) return renderOnce(url, at_version, visitor)
      kept.delete(url)
      kept.set(url, entry)
      // Nobody waits for this one, so it counts against nobody.
      if (age_ms > FRESH_MS) renderOnce(url, at_version).catch(() => drop(url))
      return entry.page
    },
    size: () => ({ pages: kept.size, bytes }),
  }
}
