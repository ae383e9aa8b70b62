import { useEffect } from 'react'
import { pressWhenReady } from '../../shared/ui/part-hydration.ts'

/** React takes a pointer or focus that comes from nowhere as one that enters. */
function replayPlace(hovered: Element | null): void {
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** Replays what the visitor did before React took over the page. */
export function EarlyInputReplay() {
  useEffect(() => {
    const early = window.early_input
    if (!early) return
    early.stop()
    // Let the session and the like settle first, so that a press acts on what is shown then.
    setTimeout(() => {
      replayPlace(early.hovered)
      for (const control of early.pressed) if (control.isConnected) pressWhenReady(control)
      early.pressed.clear()
      for (const { control, key } of early.arrows.splice(0))
        control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
  }, [])
  return null
}
