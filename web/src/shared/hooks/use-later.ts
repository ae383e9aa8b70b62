import { useEffect, useState } from 'react'

const PAUSE_MS = 180

/** The value once typing has paused. */
export function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
