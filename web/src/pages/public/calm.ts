/** An idle moment counts when the browser has this much of it left … */
const SPARE_MS = 15
/** … and this many in a row, this far apart, make a calm page. */
const CALM_MOMENTS = 4
const BETWEEN_MS = 400

const idleMoment = (): Promise<IdleDeadline | null> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : resolve(null)))

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))

/** Settles with true once the browser has been idle for a while and `isWanted` held all along; with false when given up. */
export async function whenCalm(isWanted: () => boolean, signal: AbortSignal): Promise<boolean> {
  for (let calm = 0; calm < CALM_MOMENTS; ) {
    await pause()
    const moment = await idleMoment()
    if (signal.aborted) return false
    const is_calm = isWanted() && (moment === null || moment.timeRemaining() >= SPARE_MS)
    calm = is_calm ? calm + 1 : 0
  }
  return true
}

/** Drawing in 3D by the processor would leave it no time for the page. */
export function drawsByHardware(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
