import type { Reply } from '@inkroute/contract/endpoint'
import type { Envelope } from '@inkroute/contract/envelope'
import { getUpload, getUploadPolicy, type Upload, type UploadPurpose } from '@inkroute/contract/upload/upload'
import { inject, vi } from 'vitest'
import { ApiRefusal, type TestApp } from './test-app.ts'

export type Permit = Reply<typeof getUploadPolicy>

interface SendOptions {
  readonly purpose?: UploadPurpose
  readonly language?: 'zh' | 'en'
  readonly page?: number
}

export const permitFor = (app: TestApp, token: string, name: string, { purpose, language, page }: SendOptions = {}) =>
  app.call(
    getUploadPolicy,
    { name, ...(purpose ? { type: purpose } : {}), ...(page ? { page } : {}) },
    { token, headers: { 'accept-language': language ?? 'zh' } },
  )

/** The form a browser sends to storage: fields in the cloud's order, the file last. */
export function toForm(permit: Permit, name: string, body: Uint8Array, change: Record<string, string> = {}): FormData {
  const form = new FormData()
  const fields = {
    key: permit.dir + name,
    policy: permit.policy,
    OSSAccessKeyId: permit.accessid,
    success_action_status: '200',
    callback: permit.callback,
    signature: permit.signature,
    ...change,
  }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([Uint8Array.from(body)]), name)
  return form
}

export async function postForm(app: TestApp, host: string, form: FormData, language = 'zh'): Promise<Upload> {
  const response = await fetch(app.origin + host, {
    method: 'POST',
    body: form,
    headers: { 'accept-language': language },
  })
  const envelope = (await response.json()) as Envelope<Upload>
  if (envelope.status_code !== 200) throw new ApiRefusal(response.status, envelope as Envelope<never>)
  return envelope.data
}

/** Uploads a file like a browser: permit, form, callback. Waits for the intake, which a busy machine answers as pending. */
export async function uploadFile(
  app: TestApp,
  token: string,
  name: string,
  body: Uint8Array,
  options: SendOptions = {},
): Promise<Upload> {
  const permit = await permitFor(app, token, name, options)
  const sent = await postForm(app, permit.host, toForm(permit, name, body), options.language)
  if (sent.status !== 'pending') return sent
  const isFinished = async () => {
    const upload = await app.call(getUpload, { id: sent.id }, { token })
    return upload.status !== 'pending' && upload
  }
  return vi.waitUntil(isFinished, { timeout: inject('patience_ms') })
}
