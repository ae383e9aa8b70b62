import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const cards = (page: Page): Locator =>
  page.getByRole('region', { name: /^(产品列表|Products)$/ }).getByRole('article')
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: /搜索产品|Search products/ })

/** The number of products the listing reports. */
export const total = async (page: Page): Promise<number> =>
  Number((await page.getByText(/^\d+ 款$/).textContent())?.match(/\d+/)?.[0])

/** The list has loaded and the page is hydrated. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(cards(page).first()).toBeVisible()
  await page.waitForLoadState('load')
}
