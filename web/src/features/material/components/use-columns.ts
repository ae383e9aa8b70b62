import { type RefObject, useLayoutEffect, useState } from 'react'

const GAP_PX = 12
const CAPTION_PX = 54
const NARROW_PX = 520

/** How many cards stand in a row, how wide they are, and how high a row is. */
export function columnsOf(width_px: number) {
  const least_px = width_px < NARROW_PX ? 140 : 168
  const columns = Math.max(2, Math.floor((width_px + GAP_PX) / (least_px + GAP_PX)))
  const card_px = (width_px - GAP_PX * (columns - 1)) / columns
  const leftOf = (column: number) => column * (card_px + GAP_PX)
  return { columns, card_px, row_px: card_px + CAPTION_PX + GAP_PX, leftOf }
}

export function useColumns(frame: RefObject<HTMLElement | null>) {
  const [width_px, setWidth] = useState(960)
  const [top_px, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      setWidth(element.clientWidth)
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    // What stands above the grid (the upload list, notes) moves it down without changing its width.
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [frame])
  return { ...columnsOf(width_px), top_px }
}
