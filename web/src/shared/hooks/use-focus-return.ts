import { useEffect } from 'react'

const DIALOG = '[role=dialog], dialog'
const REMEMBERED = 20

const holdsDialog = (node: Node) =>
  node instanceof Element && (node.matches(DIALOG) || node.querySelector(DIALOG) !== null)

/**
 * Whoever closes a dialog goes on where they opened it. Most of ours are taken off the page as they close, before they
 * could give the focus back themselves; by key one would start at the top of the page again.
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
