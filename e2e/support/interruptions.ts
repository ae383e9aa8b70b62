import { expect, type Page } from '@playwright/test'

interface Watched {
  readonly interruptions: string[]
}

/** Counts, from the next page load on, whatever opens without being asked for: dialogs, tours, banners. */
export async function watchInterruptions(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    const shown: string[] = []
    const known = new WeakSet<Element>()
    Object.assign(window, { interruptions: shown })
    const look = () => {
      for (const one of document.querySelectorAll('dialog[open], [role="dialog"], [data-interruption]')) {
        if (known.has(one)) continue
        known.add(one)
        shown.push((one.textContent ?? '').slice(0, 40))
      }
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open', 'role', 'data-interruption'],
    })
  })
}

/** What has opened since the page was loaded, after half a minute in which nobody touches anything. */
export async function interruptionsSoFar(page: Page): Promise<string[]> {
  await page.clock.runFor(30_000)
  return page.evaluate(() => (window as unknown as Watched).interruptions)
}

/** Loads the page again and expects it to stay calm. */
export async function expectCalmReload(page: Page): Promise<void> {
  const remembered = page.waitForResponse((answer) => answer.url().includes('/userConfig/seen'))
  await page.reload()
  await remembered
  await expect(page.getByRole('main')).not.toBeEmpty()
  expect(await interruptionsSoFar(page), 'after a reload').toEqual([])
}
