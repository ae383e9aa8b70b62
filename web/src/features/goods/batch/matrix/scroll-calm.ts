/** Painting waits until scrolling has stopped for this long. */
const CALM_MS = 120
/** Upper limit, so that continuous slow scrolling still shows pictures. */
const MOST_MS = 700

let scrolled_at_ms = 0

export const noteScroll = (): void => {
  scrolled_at_ms = performance.now()
}

/** Calls back once scrolling has stopped; returns a cancel function. */
export function whenCalm(work: () => void): () => void {
  const began_ms = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const now_ms = performance.now()
    const wait_ms = Math.min(scrolled_at_ms + CALM_MS, began_ms + MOST_MS) - now_ms
    if (wait_ms <= 0) work()
    else timer = setTimeout(look, wait_ms)
  }
  look()
  return () => clearTimeout(timer)
}
