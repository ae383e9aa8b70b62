import type { Page } from '@playwright/test'

/**
 * Counts every press a person makes on the pages this tab shows, the cashier's included: clicks, drags, and choices in
 * native lists, whichever helper makes them. Call before the first page is opened.
 */
export async function countClicks(page: Page): Promise<{ readonly total: () => number; readonly restart: () => void }> {
  let presses = 0
  await page.exposeFunction('countPress', () => {
    presses += 1
  })
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => Promise<void> }
    const count = () => void countPress()
    window.addEventListener('pointerdown', (event) => event.isTrusted && count(), { capture: true })
    window.addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(), { capture: true })
  })
  return {
    total: () => presses,
    restart: () => {
      presses = 0
    },
  }
}
