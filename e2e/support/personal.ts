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

/** Somebody in red before a plain wall. */
export const portrait = async (side_px: number) => {
  const part = (share: number) => Math.round(side_px * share)
  const person = { width: part(0.4), height: part(0.6), channels: 3 as const, background: '#c82a1e' }
  const wall = sharp({ create: { width: side_px, height: side_px, channels: 3, background: '#dfe9ee' } })
  const buffer = await wall
    .composite([{ input: { create: person }, left: part(0.3), top: part(0.25) }])
    .png()
    .toBuffer()
  return { name: 'portrait.png', mimeType: 'image/png', buffer }
}

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
