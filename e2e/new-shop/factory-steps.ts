import type { Page } from '@playwright/test'
import { call } from '../support/stores.ts'
import { expect } from '../support/test.ts'

interface Story {
  readonly files: readonly { readonly prints: readonly { readonly name: string; readonly url: string | null }[] }[]
  readonly tasks: readonly { readonly code: string; readonly state: string }[]
  readonly parcels: readonly { readonly tracking_no: string }[]
  readonly brief: { readonly state: string }
}

/** Of the member of staff who is logged in in this browser. */
export const staffToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('inkroute.staff-session') ?? '{}').token as string)

export const staffCall = async <T>(page: Page, path: string): Promise<T> => call<T>(page, await staffToken(page), path)

/** The newest paid order, as the desk lists it. */
export async function openOrder(page: Page): Promise<string> {
  await page.goto('/ops/order')
  const link = page.getByRole('link', { name: /^IR\d+/ }).first()
  const order_no = ((await link.textContent()) ?? '').trim()
  await link.click()
  await expect(page).toHaveURL(new RegExp(order_no))
  return order_no
}

interface Piecework {
  readonly order_no: string
  readonly pieces: number
}

/** Scans the order to begin it, then its pieces in turn until they are packed. */
export async function printAndPack(
  page: Page,
  { order_no, pieces }: Piecework,
  shoot: (name: string) => Promise<void>,
): Promise<void> {
  await page.goto('/ops/production')
  const scan = page.getByRole('searchbox', { name: /^扫描任务码/ })
  const type = async (code: string) => {
    await scan.fill(code)
    await scan.press('Enter')
    await expect(scan).toHaveValue('')
  }
  const story = () => staffCall<Story>(page, `/ops/order/${order_no}`)
  // Print files are made first; until they are there the desk says so, and the order is scanned again.
  await expect(async () => {
    if ((await story()).tasks.length === 0) await type(order_no)
    expect((await story()).tasks.length).toBe(pieces)
  }).toPass({ timeout: 600_000, intervals: [500] })
  await shoot('production')
  // Pieces in turn: the same code twice in a row would count as one scan.
  await expect(async () => {
    const open = (await story()).tasks.filter(({ state }) => state !== 'packed')
    for (const { code } of open) await type(code)
    expect(open).toEqual([])
  }).toPass({ timeout: 600_000, intervals: [500] })
}

/** As above, and leaves with a number typed by hand. */
export async function printAndShip(
  page: Page,
  { tracking_no, ...work }: Piecework & { readonly tracking_no: string },
  shoot: (name: string) => Promise<void>,
): Promise<void> {
  const { order_no } = work
  await printAndPack(page, work, shoot)
  await page.getByLabel('订单号', { exact: true }).fill(order_no)
  await page.getByLabel('运单号', { exact: true }).fill(tracking_no)
  await page.getByRole('button', { name: '登记发货' }).click()
  await expect(page.getByText(`订单 ${order_no} 已发货`)).toBeVisible()
}
