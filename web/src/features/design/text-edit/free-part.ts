import { useEffect } from 'react'
import type { FreePart } from './in-sight.view.ts'

/** The part of the window that no on-screen keyboard covers. A page that fingers have enlarged is no keyboard. */
function seenPart(): { readonly top: number; readonly bottom: number } {
  const seen = window.visualViewport
  if (!seen || seen.scale > 1.01) return { top: 0, bottom: window.innerHeight }
  return { top: seen.offsetTop, bottom: seen.offsetTop + seen.height }
}

/** What neither an on-screen keyboard nor a sheet lies over. */
export function freePart(stage: Element): FreePart {
  const box = stage.getBoundingClientRect()
  const seen = seenPart()
  let bottom = Math.min(box.bottom, seen.bottom)
  for (const sheet of document.querySelectorAll<HTMLElement>('[data-sheet="true"]')) {
    const over = sheet.getBoundingClientRect()
    // Where it will be once it has risen, not where its animation has it now.
    const is_over = over.left < box.right && over.right > box.left && sheet.offsetTop > box.top
    if (is_over) bottom = Math.min(bottom, sheet.offsetTop)
  }
  return {
    across: { from: 0, to: box.width },
    down: { from: Math.max(0, seen.top - box.top), to: bottom - box.top },
  }
}

/** Whether a keyboard or a sheet takes some of the stage. */
export function isCovered(stage: Element, { down }: FreePart): boolean {
  return down.from > 0 || down.to < Math.floor(stage.getBoundingClientRect().height)
}

/** Changes of the part of the window that is seen. */
export function onSeenPart(look: () => void): () => void {
  window.visualViewport?.addEventListener('resize', look)
  window.visualViewport?.addEventListener('scroll', look)
  return () => {
    window.visualViewport?.removeEventListener('resize', look)
    window.visualViewport?.removeEventListener('scroll', look)
  }
}

/** Lets style sheets put what is fixed to the bottom of the window above the keyboard. */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { style } = document.documentElement
    const tell = () => {
      style.setProperty('--keyboard-px', `${Math.max(0, Math.round(window.innerHeight - seenPart().bottom))}px`)
    }
    tell()
    const end = onSeenPart(tell)
    return () => {
      end()
      style.removeProperty('--keyboard-px')
    }
  }, [])
}
