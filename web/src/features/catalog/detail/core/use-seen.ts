import { useEffect, useRef, useState } from 'react'

/** True once the element is near the viewport; defers expensive calls. */
export function useSeen<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  const [is_seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || is_seen) return
    const look = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '400px' },
    )
    look.observe(element)
    return () => look.disconnect()
  }, [is_seen])
  return { ref, is_seen }
}
