import { useEffect } from 'react'

const DIALOG = '[role=dialog], dialog'
const REMEMBERED = 20

const holdsDialog = (node: Node) =>
  node instanceof Element && (node.matches(DIALOG) || node.querySelector(DIALOG) !== null)

/**
 * Restores the focus when a dialog closes. Most of ours are unmounted as they close, before they could restore it
 * themselves, which would send keyboard users back to the top of the page.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    const visited: HTMLElement[] = []
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      visited.push(target)
      if (visited.length > REMEMBERED) visited.shift()
    }
    const observer = new MutationObserver((changes) => {
      const active = document.activeElement
      if (active !== null && active !== document.body) return
      if (!changes.some(({ removedNodes }) => [...removedNodes].some(holdsDialog))) return
      visited.findLast((one) => one.isConnected)?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', onFocus)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [])
}
