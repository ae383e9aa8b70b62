import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { call } from './stores.ts'
import { expect } from './test.ts'

export const photo = async (side_px: number) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: side_px, height: side_px, channels: 3, background: '#1e9e6a' } })
    .png()
    .toBuffer(),
})

/** A picture of the seller, sent as a browser sends it. */
export async function upload(page: Page, token: string): Promise<number> {
  const permit = await call<Record<string, string>>(page, token, '/admin/ossUpload?name=sample.png')
  const answer = await page.request.post(permit.host ?? '', {
    multipart: {
      key: `${permit.dir}sample.png`,
      policy: permit.policy ?? '',
      OSSAccessKeyId: permit.accessid ?? '',
      success_action_status: '200',
      callback: permit.callback ?? '',
      signature: permit.signature ?? '',
      file: await photo(800),
    },
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  const status = async () => (await call<{ status: string }>(page, token, `/distribution/upload/${data.id}`)).status
  await expect.poll(status).toBe('ready')
  return data.id
}
