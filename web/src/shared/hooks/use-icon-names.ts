import { useEffect } from 'react'
import { iconNamesText } from '../text/console.text.ts'
import { useText } from '../text/language.tsx'

const ICON = '.anticon[role=img][aria-label]'
const KEPT_NAME = 'data-icon-name'
const CONTROL = 'button, a, [role=button], [role=option], [role=menuitem], [role=tab]'

/** A control with its own label needs no second one from its icon. */
function isNamedWithout(icon: Element): boolean {
  const control = icon.closest(CONTROL)
  if (!control) return false
  if (control.hasAttribute('aria-label') || control.hasAttribute('aria-labelledby')) return true
  return (control.textContent ?? '').trim() !== ''
}

/** Ant Design labels its icons with their English file names; screen readers get translated labels or none. */
export function nameIcon(icon: Element, names: Readonly<Record<string, string>>): void {
  const kept = icon.getAttribute(KEPT_NAME) ?? icon.getAttribute('aria-label') ?? ''
  // Labelled by one of our screens, not by its file name.
  if (!icon.classList.contains(`anticon-${kept}`)) return
  icon.setAttribute(KEPT_NAME, kept)
  const name = names[`icon_${kept}`]
  if (name === undefined || isNamedWithout(icon)) {
    icon.setAttribute('aria-hidden', 'true')
    return
  }
  icon.removeAttribute('aria-hidden')
  if (icon.getAttribute('aria-label') !== name) icon.setAttribute('aria-label', name)
}

export function useIconNames(): void {
  const names = useText(iconNamesText)
  useEffect(() => {
    const nameAllIn = (root: Element) => {
      if (root.matches(ICON)) nameIcon(root, names)
      for (const icon of root.querySelectorAll(ICON)) nameIcon(icon, names)
    }
    nameAllIn(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) nameAllIn(node)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [names])
}
