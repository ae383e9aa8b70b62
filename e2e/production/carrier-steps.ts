import type { Page } from '@playwright/test'
import { staffToken } from '../new-shop/factory-steps.ts'
import { call } from '../support/stores.ts'
import { expect } from '../support/test.ts'
import { installation } from './installation.ts'

interface Channel {
  readonly id: number
  readonly version: number
  readonly fields: object
}

const put = async (page: Page, path: string, data: object): Promise<void> => {
  const headers = { authorization: `Bearer ${await staffToken(page)}` }
  const answer = await page.request.put(`/req${path}`, { headers, data })
  expect(await answer.json(), path).toMatchObject({ status_code: 200 })
}

/** From now on YunExpress makes the labels of every channel; it wants to know where parcels come from, in English. */
export async function chooseCarrier(page: Page): Promise<void> {
  const token = await staffToken(page)
  const { data: warehouses } = await call<{ data: { code: string }[] }>(page, token, '/ops/warehouse')
  const latin = { province_en: 'Guangdong', address_en: '18 Songshan Lake Road', contact_phone: '0769-85182200' }
  for (const warehouse of warehouses)
    await put(page, `/ops/warehouse/${warehouse.code}`, { ...warehouse, contact_name: 'Chen', ...latin })
  const { data: channels } = await call<{ data: Channel[] }>(page, token, '/ops/freight/channel')
  for (const { id, version, fields } of channels)
    await put(page, `/ops/freight/channel/${id}`, {
      version,
      fields: { ...fields, label_carrier: 'yunexpress', label_code: 'THPHR' },
    })
}

interface CarrierParcel {
  readonly carrier: string
  readonly tracking_no: string
}

/** At the packing desk: scan the order, print the carrier's label and ship with its number. */
export async function shipWithLabel(page: Page, order_no: string): Promise<void> {
  await page.goto('/ops/production')
  const scan = page.getByRole('searchbox', { name: '扫描或输入要发货的订单' })
  await scan.fill(order_no)
  await scan.press('Enter')
  const ship = page.getByRole('button', { name: '按面单发货' })
  await expect(ship).toBeEnabled()
  const url = await page.getByRole('link', { name: '打印面单' }).first().getAttribute('href')
  const label = await page.request.get(url ?? '')
  expect(label.headers()['content-type']).toContain('pdf')
  expect((await label.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await ship.click()
  await expect(page.getByText(`订单 ${order_no} 已发货`)).toBeVisible()
  const answer = await page.request.get(`${installation.sandbox}/carrier/parcels.json`)
  const [parcel] = (await answer.json()) as CarrierParcel[]
  expect(parcel?.carrier).toBe('yunexpress')
  await expect(page.getByText(`已发货：${parcel?.tracking_no}`)).toBeVisible()
}
