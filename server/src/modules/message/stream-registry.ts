/** Open streams of this node. Beyond the limit the oldest gives way, so that a person who reloads is never shut out. */
export function createStreamRegistry(max_per_user: number) {
  const open = new Map<number, Set<() => void>>()
  return {
    /** Returns what to call when the stream has ended. */
    add(user_id: number, close: () => void): () => void {
      const streams = open.get(user_id) ?? new Set()
      open.set(user_id, streams.add(close))
      for (const oldest of streams) {
        if (streams.size <= max_per_user) break
        streams.delete(oldest)
        oldest()
      }
      return () => {
        streams.delete(close)
        if (streams.size === 0 && open.get(user_id) === streams) open.delete(user_id)
      }
    },
    closeAll(): void {
      for (const streams of open.values()) for (const close of streams) close()
      open.clear()
    },
  }
}
