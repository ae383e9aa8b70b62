import type { Envelope } from '@inkroute/contract/envelope'
import {
  finishDirectUpload,
  getUpload,
  getUploadPolicy,
  type Upload,
  type UploadPurpose,
} from '@inkroute/contract/upload/upload'
import { call } from '../../shared/api/client.ts'
import { ApiError } from '../../shared/api/request.ts'

export interface UploadOptions {
  /** `material` (the library) unless said otherwise. */
  readonly purpose?: UploadPurpose
  /** Share of the bytes sent, 0 to 1. At 1 the server is reading the picture. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  /** Of a document with several. */
  readonly page?: number | undefined
}

type Form = Awaited<ReturnType<typeof call<typeof getUploadPolicy>>>

const POLL_MS = 1500

const ownFields = (form: Form, file: File): Record<string, string> => ({
  key: form.dir + file.name.replaceAll('/', '_'),
  policy: form.policy,
  OSSAccessKeyId: form.accessid,
  success_action_status: '200',
  callback: form.callback,
  signature: form.signature,
})

function toForm(fields: Readonly<Record<string, string>>, file: File): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  return body
}

/** Sends a form to storage. `fetch` cannot tell how much has been sent, so this one is an XMLHttpRequest. */
function post(url: string, body: FormData, options: UploadOptions): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = (finish: () => void) => {
      options.signal?.removeEventListener('abort', abort)
      finish()
    }
    request.open('POST', url)
    // Another origin would have to allow the header first.
    if (url.startsWith('/')) request.setRequestHeader('accept-language', document.documentElement.lang)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => settle(() => resolve(request)))
    request.addEventListener('error', () => settle(() => reject(new ApiError(0, {}))))
    request.addEventListener('abort', () => settle(() => reject(new DOMException('cancelled', 'AbortError'))))
    options.signal?.addEventListener('abort', abort)
    request.send(body)
  })
}

function getAnswer({ status, responseText }: XMLHttpRequest): Upload {
  let envelope: Partial<Envelope<Upload>> = {}
  try {
    envelope = JSON.parse(responseText) as Envelope<Upload>
  } catch {
    throw new ApiError(status, {})
  }
  if (status === 200 && envelope.status_code === 200 && envelope.data) return envelope.data
  throw new ApiError(status, envelope as Envelope<never>)
}

/** To us, who pass the file on, or straight to the store; then we tell the server. */
async function send(form: Form, file: File, options: UploadOptions): Promise<Upload> {
  const { direct, dir } = form
  if (!direct) return getAnswer(await post(form.host, toForm(ownFields(form, file), file), options))
  const { status } = await post(direct.url, toForm(direct.fields, file), options)
  if (status < 200 || status > 299) throw new ApiError(status, {})
  const { page } = options
  const named = { dir, name: file.name, ...(page ? { page } : {}) }
  return call(finishDirectUpload, named, options.signal ? { signal: options.signal } : {})
}

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('cancelled', 'AbortError'))
    })
  })

/** Large pictures are answered as pending; ask until they are ready or refused. */
async function untilRead(upload: Upload, signal?: AbortSignal): Promise<Upload> {
  let current = upload
  while (current.status === 'pending') {
    await pause(POLL_MS, signal)
    current = await call(getUpload, { id: upload.id }, signal ? { signal } : {})
  }
  if (current.status === 'refused') {
    const refusal = new ApiError(200, { msg: current.reason ?? '', status_code: 422 })
    refusal.pages = current.pages ?? null
    throw refusal
  }
  return current
}

/**
 * Uploads one picture: asks for a signed policy, sends the file to storage, waits until it has been read.
 * Rejects with `ApiError` (its message says what was wrong) or, when cancelled, with an `AbortError`.
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<Upload> {
  const { signal, purpose = 'material' } = options
  // Pages can be chosen for the library; elsewhere the first one is meant.
  const page = options.page ?? (purpose === 'material' ? undefined : 1)
  const asked = { type: purpose, name: file.name, ...(page ? { page } : {}) }
  const form = await call(getUploadPolicy, asked, signal ? { signal } : {})
  if (signal?.aborted) throw new DOMException('cancelled', 'AbortError')
  const upload = await send(form, file, { ...options, page })
  return untilRead(upload, signal)
}
