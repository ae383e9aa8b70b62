const PARENT_CHECK_MS = 1000

/** Ends what was started, and then this process, when somebody stops it. */
export function onStop(end: () => Promise<unknown>): void {
  let is_ending = false
  const stop = () => {
    if (is_ending) return
    is_ending = true
    // What is cut off in the middle of its work complains, and must not keep the rest from being ended.
    process.on('uncaughtException', () => {})
    void end().finally(() => process.exit(1))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // npm runs scripts through a shell that dies without forwarding signals; they then have a new parent.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, PARENT_CHECK_MS).unref()
}
