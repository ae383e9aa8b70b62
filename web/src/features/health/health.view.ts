/** `250 ms`, `1.2 s`, `4 min`, `3 h`, `2 d`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`
}

export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${((100 * part) / whole).toFixed(part > 0 && part / whole < 0.1 ? 1 : 0)}%`
