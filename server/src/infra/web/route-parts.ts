import type { RenderedPage } from './rendered-page.ts'

const MAX_KEPT = 400
const MAX_URL = 8000

/** Browsers ask which code the links on their page need. The answer costs a lot to find and never changes. */
export const isRouteQuestion = (url: string): boolean => url.startsWith('/__manifest?') && url.length <= MAX_URL

/** Answers each question once; of many, the ones asked last are kept. */
export function keepRouteAnswers(render: (url: string, visitor: string) => Promise<RenderedPage>) {
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
