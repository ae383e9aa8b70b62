import type { ShopPreview } from '@inkroute/contract/personal/shop'
import type { Answers } from '@inkroute/engine/personal/personal-field'
import type { ShopCalls } from './shop.api.ts'

const TYPING_MS = 350

interface LivePreview {
  /** Paints a moment after the last change. */
  later(answers: Answers): void
  /** The painted answers; paints at once where a change was not painted yet. */
  current(answers: Answers): Promise<ShopPreview>
}

/** The server's picture of the answers. Only the last one asked for counts. */
export function livePreview(
  calls: ShopCalls,
  show: { readonly painted: (reply: ShopPreview) => void; readonly failed: () => void },
): LivePreview {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = new AbortController()
  let last: { readonly key: string; readonly reply: ShopPreview } | null = null
  const paint = async (answers: Answers): Promise<ShopPreview> => {
    clearTimeout(timer)
    stop.abort()
    const mine = new AbortController()
    stop = mine
    const reply = await calls.preview(answers, mine.signal)
    if (mine.signal.aborted) return reply
    last = { key: JSON.stringify(answers), reply }
    show.painted(reply)
    return reply
  }
  return {
    later(answers) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        paint(answers).catch((error: unknown) => {
          if (!(error instanceof DOMException && error.name === 'AbortError')) show.failed()
        })
      }, TYPING_MS)
    },
    current: async (answers) => (last?.key === JSON.stringify(answers) ? last.reply : paint(answers)),
  }
}
