import { useEffect, useRef } from 'react'

/** Keeps the selected item of a horizontally scrolling row in view, however it was selected. */
export function useScrollToSelected<Row extends HTMLElement>(chosen: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const one = row.current?.querySelector<HTMLElement>(
      '[aria-selected=true], [aria-current=page], [aria-current=step]',
    )
    if (chosen === undefined || !row.current || !one) return
    row.current.scrollLeft += one.getBoundingClientRect().left - row.current.getBoundingClientRect().left
    row.current.scrollLeft -= (row.current.clientWidth - one.offsetWidth) / 2
  }, [chosen])
  return row
}
