import { useEffect, useState } from 'react'

/** A value once the hand has rested for a moment. */
export function useSettled<T>(value: T, rest_ms = 300): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest_ms)
    return () => clearTimeout(timer)
  }, [value, rest_ms])
  return settled
}
