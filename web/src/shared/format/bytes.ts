const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** `10485760` → `10 MB`; one decimal below ten. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let place = 0
  while (value >= 1024 && place < units.length - 1) {
    value /= 1024
    place++
  }
  return `${value < 10 && place > 0 ? value.toFixed(1) : Math.round(value)} ${units[place]}`
}
