import type { Envelope } from '@inkroute/contract/envelope'
import { getUpload, getUploadPolicy, type Upload, type UploadPurpose } from '@inkroute/contract/upload/upload'
import { call } from '../../shared/api/client.ts'
import { ApiError } from '../../shared/api/request.ts'

export interface UploadOptions {
  /** `material` (the library) unless said otherwise. */
  readonly purpose?: UploadPurpose
  /** Share of the bytes sent, 0 to 1. At 1 the server is reading the picture. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

type Form = Awaited<ReturnType<typeof call<typeof getUploadPolicy>>>

const POLL_MS = 1500

/** Sends the form to storage. `fetch` cannot tell how much has been sent, so this one is an XMLHttpRequest. */
function send(form: Form, file: File, options: UploadOptions): Promise<Upload> {
  const body = new FormData()
  body.append('key', form.dir + file.name.replaceAll('/', '_'))
  body.append('policy', form.policy)
  body.append('OSSAccessKeyId', form.accessid)
  body.append('success_action_status', '200')
  body.append('callback', form.callback)
  body.append('signature', form.signature)
  body.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = (finish: () => void) => {
      options.signal?.removeEventListener('abort', abort)
      finish()
    }
    request.open('POST', form.host)
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => settle(() => answer(request, resolve, reject)))
    request.addEventListener('error', () => settle(() => reject(new ApiError(0, {}))))
    request.addEventListener('abort', () => settle(() => reject(new DOMException('cancelled', 'AbortError'))))
    options.signal?.addEventListener('abort', abort)
    request.send(body)
  })
}

function answer(request: XMLHttpRequest, resolve: (upload: Upload) => void, reject: (error: Error) => void): void {
  try {
    const envelope = JSON.parse(request.responseText) as Envelope<Upload>
    if (request.status === 200 && envelope.status_code === 200) resolve(envelope.data)
    else reject(new ApiError(request.status, envelope as Envelope<never>))
  } catch {
    reject(new ApiError(request.status, {}))
  }
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
  if (current.status === 'refused') throw new ApiError(200, { msg: current.reason ?? '', status_code: 422 })
  return current
}

/**
 * Uploads one picture: asks for a signed policy, sends the file to storage, waits until it has been read.
 * Rejects with `ApiError` (its message says what was wrong) or, when cancelled, with an `AbortError`.
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<Upload> {
  const { signal, purpose = 'material' } = options
  const form = await call(getUploadPolicy, { type: purpose, name: file.name }, signal ? { signal } : {})
  if (signal?.aborted) throw new DOMException('cancelled', 'AbortError')
  const upload = await send(form, file, options)
  return untilRead(upload, signal)
}
