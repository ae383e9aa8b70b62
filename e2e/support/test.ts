import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/**
 * Refused calls are part of many journeys. So is 503 on a machine that runs all checks at once: the server has no database
 * connection free for a moment, says so, and the page asks again. What a journey then lacks fails it.
 */
const harmless = [/Failed to load resource: the server responded with a status of (40[134]|503)/]

/** Every journey fails on an uncaught error and on an error in the browser console. */
export const test = base.extend<{
  errors: string[]
  greetings: 'seen' | 'fresh'
  greeted: undefined
  graphics: 'flat' | 'spatial'
  drawn: undefined
}>({
  /** Drawing a model without a graphics card slows down everything else, so only journeys about models do it. */
  graphics: ['flat', { option: true }],
  drawn: [
    async ({ page, graphics }, use) => {
      if (graphics === 'flat') await withoutWebGl(page)
      await use(undefined)
    },
    { auto: true },
  ],
  /** A new browser is interrupted once, by a notice or the season's dialog; most journeys start after that. */
  greetings: ['seen', { option: true }],
  greeted: [
    async ({ page, greetings }, use) => {
      if (greetings === 'seen') {
        await page.addInitScript(() => {
          localStorage.setItem('inkroute.interrupted-at', String(Date.now()))
          localStorage.setItem('inkroute.holiday-dismissed', '1')
          localStorage.setItem('inkroute.notice-closed-at', String(Date.now()))
          localStorage.setItem('inkroute.store-reminder-quiet-since', String(Date.now()))
        })
      }
      await use(undefined)
    },
    { auto: true },
  ],
  errors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        // The page for server errors answers 500 by design.
        const is_error_page = message.location().url.endsWith('/500')
        const is_harmless = is_error_page || harmless.some((pattern) => pattern.test(message.text()))
        if (message.type() === 'error' && !is_harmless) errors.push(message.text())
      })
      await use(errors)
      expect(errors, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Rules whose violations are moderate or minor, so that none of them would be reported; without them axe is quicker. */
const unreported = [
  ...['aria-allowed-role', 'empty-heading', 'empty-table-header', 'image-redundant-alt', 'presentation-role-conflict'],
  ...['heading-order', 'page-has-heading-one', 'region', 'skip-link', 'scope-attr-valid', 'form-field-multiple-labels'],
  ...['landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level'],
  ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main'],
  ...['landmark-one-main', 'landmark-unique', 'table-duplicate-name'],
]

/** Fails on serious and critical accessibility violations. */
export async function expectAccessible(page: Page): Promise<void> {
  // Text that is still fading in has no contrast yet.
  const still = await page.addStyleTag({
    content: '*, *::before, *::after { animation: none !important; transition: none !important }',
  })
  const serious = async () => {
    // Our pages embed no frames; legacy mode skips the second page that would merge their results.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .disableRules(unreported)
    const { violations } = await axe.analyze()
    const found = violations.filter((entry) => entry.impact === 'serious' || entry.impact === 'critical')
    return found.map((entry) => `${entry.id}: ${entry.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
  }
  // Repeated, because content may be dimmed while it loads; a real violation stays.
  await expect.poll(serious, { message: `accessibility of ${page.url()}` }).toEqual([])
  // Components that wait for the end of an animation would wait forever.
  await still.evaluate((style) => (style as Element).remove())
}

/** Opens a screen like a link within the app, without a page load. */
export async function openWithin(page: Page, path: string): Promise<void> {
  // No link works before React has taken over the page; moving on before that would change what it is about to hydrate.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
    }
    return router.navigate(to)
  }, path)
}

/** Fails when content overflows the width of the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Polled, because a page that was just resized needs a moment.
  const overflow_px = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow_px, { message: `sideways scroll of ${page.url()}` }).toBeLessThanOrEqual(0)
}

/** Checks one loaded page at both widths: what fits and reads well on a wide screen has to on a phone, too. */
export async function atBothWidths(page: Page, check: () => Promise<void>): Promise<void> {
  await check()
  await page.setViewportSize({ width: 390, height: 900 })
  await check()
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** A browser that cannot draw in 3D. */
const withoutWebGl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
    } as typeof real
  })

export const sandboxUrl = (page: Page): string => {
  const url = new URL(page.url() === 'about:blank' ? 'http://localhost:3970' : page.url())
  return `http://localhost:${Number(url.port) + 1}`
}

async function keepSession(page: Page, slot: string, path: string, username: string, password: string): Promise<void> {
  const answer = await page.request.post(path, { data: { username, password } })
  const { data } = (await answer.json()) as { data: unknown }
  await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    slot,
    JSON.stringify(data),
  ] as const)
}

/** Logs in through the API, for journeys that are not about logging in. */
export const enterAs = (page: Page, username: string, password: string): Promise<void> =>
  keepSession(page, 'inkroute.session', '/req/api/auth/login', username, password)

export const enterAsStaff = (page: Page): Promise<void> =>
  keepSession(page, 'inkroute.staff-session', '/req/ops/login', 'ops', 'inkroute-ops')
