import { useEffect, useRef } from 'react'

/** Keeps the selected item of a horizontally scrolling row in view, however it was selected. */
export function useScrollToSelected<Row extends HTMLElement>(chosen: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const one = row.current?.querySelector<HTMLElement>(
      '[aria-selected=true], [aria-current=page], [aria-current=step]',
    )
    if (chosen === undefined || !row.current || !one) return
    // In grouped menus the group scrolls, not the whole row.
    const group = one.parentElement
    const scroller = group && group.scrollWidth > group.clientWidth ? group : row.current
    scroller.scrollLeft += one.getBoundingClientRect().left - scroller.getBoundingClientRect().left
    scroller.scrollLeft -= (scroller.clientWidth - one.offsetWidth) / 2
  }, [chosen])
  return row
}
