import { useEffect } from 'react'

const POPOVER = '.ant-popover'
const HIDDEN = 'ant-popover-hidden'
const OPENER = '.ant-popover-open'
const REACHED_BY_TAB =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])'
/** A popover that opens this soon after a key press was opened by it; later, only if the pressed element says so. */
const OPENS_WITHIN_MS = 700

const isShown = (popover: Element) => popover.isConnected && !popover.classList.contains(HIDDEN)
const stopsIn = (popover: Element) =>
  [...popover.querySelectorAll<HTMLElement>(REACHED_BY_TAB)].filter((stop) => stop.offsetParent !== null)

/** Only popovers opened by keyboard take the focus; mouse clicks leave it where it is. */
class PopoverFocus {
  private pressed: { readonly opener: HTMLElement; readonly at: number } | null = null
  private readonly openers = new Map<Element, HTMLElement>()
  /** Popovers that were open at the last check. */
  private known = new Set<Element>()

  readonly onKey = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const popover = target.closest(POPOVER)
    const opener = popover ? this.openers.get(popover) : undefined
    if (popover && opener && event.key === 'Tab') this.leaveAtTheEnds(event, popover, opener)
    else if (event.key === 'Enter' || event.key === ' ') this.pressed = { opener: target, at: performance.now() }
  }

  readonly onPress = () => {
    this.pressed = null
  }

  /** Tabbing past either end continues next to the opener, as if the popover followed it in the page. */
  private leaveAtTheEnds(event: KeyboardEvent, popover: Element, opener: HTMLElement) {
    const stops = stopsIn(popover)
    if (document.activeElement !== (event.shiftKey ? stops[0] : stops.at(-1))) return
    if (event.shiftKey) event.preventDefault()
    // Going forwards, the browser itself moves to the element after the opener.
    opener.focus({ preventScroll: true })
  }

  readonly look = () => {
    const shown = new Set([...document.querySelectorAll(POPOVER)].filter(isShown))
    for (const popover of this.known) if (!shown.has(popover)) this.giveBack(popover)
    for (const popover of shown) if (!this.known.has(popover)) this.enter(popover)
    this.known = shown
  }

  private enter(popover: Element) {
    const { pressed } = this
    if (!pressed) return
    const is_soon = performance.now() - pressed.at <= OPENS_WITHIN_MS
    if (!is_soon && !pressed.opener.closest(OPENER)) return
    this.openers.set(popover, pressed.opener)
    this.pressed = null
    // It cannot take the focus until it is positioned.
    requestAnimationFrame(() => {
      if (isShown(popover) && !popover.contains(document.activeElement))
        stopsIn(popover)[0]?.focus({ preventScroll: true })
    })
  }

  private giveBack(popover: Element) {
    const opener = this.openers.get(popover)
    this.openers.delete(popover)
    const active = document.activeElement
    const is_lost = active === null || active === document.body || popover.contains(active)
    if (is_lost && opener?.isConnected) opener.focus({ preventScroll: true })
  }
}

/**
 * Popovers are rendered at the end of the page, where the keyboard would reach them last. Opened by keyboard, they take
 * the focus, and return it when closed.
 */
export function usePopoverFocus(): void {
  useEffect(() => {
    const focus = new PopoverFocus()
    const observer = new MutationObserver(focus.look)
    document.addEventListener('keydown', focus.onKey, true)
    document.addEventListener('pointerdown', focus.onPress, true)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
    return () => {
      document.removeEventListener('keydown', focus.onKey, true)
      document.removeEventListener('pointerdown', focus.onPress, true)
      observer.disconnect()
    }
  }, [])
}
