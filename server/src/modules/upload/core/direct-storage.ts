import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config/config.ts'
import { encodePolicy, type PolicyKeys, signPolicy } from '../../../infra/storage/post-policy.ts'

/** The upload URL and form fields for the browser. */
export interface UploadForm {
  readonly accessid: string
  readonly policy: string
  readonly callback: string
  readonly signature: string
  readonly host: string
}

interface FormRequest {
  readonly dir: string
  readonly min_bytes: number
  readonly max_bytes: number
  readonly expires_at: Date
  /** Body of the callback, with `${object}` and `${size}` filled in by the storage. */
  readonly callback_body: string
}

/**
 * The storage browsers send files to, seen from our side. The embedded one below speaks the cloud's protocol on our
 * own disk; a cloud one differs in `host`, in how its callback is signed, and in fetching the file to `path`.
 */
export interface DirectStorage {
  form(request: FormRequest): UploadForm
  signsCallback(path: string, body: string, signature: string): boolean
  /** Path of the received file on this machine, by the nonce of its policy. */
  path(nonce: string): string
  /** Beginning of the path of a folder in which the file may be worked on. */
  workFolder(nonce: string): string
  remove(nonce: string): Promise<void>
}

export const UPLOAD_PATH = '/storage/upload'
export const CALLBACK_PATH = '/storage/callback'
const NONCE = /^[0-9a-f]{32}$/
/** A received file, or a folder a killed program left behind while working on it. */
const INCOMING = /^([0-9a-f]{32})(\.work-\w+)?$/

interface EmbeddedStorage extends DirectStorage {
  readonly keys: PolicyKeys
  readonly folder: string
  signCallback(path: string, body: string): string
  /** Removes files and work folders older than `age_ms`. */
  sweep(age_ms: number, now: Date): Promise<void>
}

const derived = (secret: string, use: string) => createHmac('sha256', secret).update(use).digest('hex')

async function sweepFolder(folder: string, age_ms: number, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => INCOMING.test(one))) {
    const info = await stat(join(folder, name)).catch(() => null)
    if (info && now.getTime() - info.mtimeMs > age_ms) await rm(join(folder, name), { recursive: true, force: true })
  }
}

export function embeddedStorage(config: Pick<Config, 'app_secret' | 'data_dir' | 'public_url'>): EmbeddedStorage {
  const folder = join(config.data_dir, 'incoming')
  const secret = derived(config.app_secret, 'upload policy')
  const callback_secret = derived(config.app_secret, 'upload callback')
  const keys = { access_id: `ink-${createHash('sha256').update(secret).digest('hex').slice(0, 16)}`, secret }
  const signCallback = (path: string, body: string) =>
    createHmac('sha256', callback_secret).update(`${path}\n${body}`).digest('base64')
  const path = (nonce: string) => {
    if (!NONCE.test(nonce)) throw new Error('not a nonce')
    return join(folder, nonce)
  }
  return {
    keys,
    folder,
    path,
    signCallback,
    remove: (nonce) => rm(path(nonce), { force: true }),
    workFolder: (nonce) => `${path(nonce)}.work-`,
    sweep: (age_ms, now) => sweepFolder(folder, age_ms, now),
    signsCallback(callback_path, body, signature) {
      const [expected, given] = [Buffer.from(signCallback(callback_path, body)), Buffer.from(signature)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    form({ dir, min_bytes, max_bytes, expires_at, callback_body }) {
      const callback = Buffer.from(
        JSON.stringify({
          callbackUrl: config.public_url + CALLBACK_PATH,
          callbackBody: callback_body,
          callbackBodyType: 'application/x-www-form-urlencoded',
        }),
      ).toString('base64')
      const policy = encodePolicy({
        expiration: expires_at.toISOString(),
        conditions: [
          ['content-length-range', min_bytes, max_bytes],
          ['starts-with', '$key', dir],
          ['eq', '$callback', callback],
        ],
      })
      // A path without a host: the browser stays on its current origin.
      return { accessid: keys.access_id, policy, callback, signature: signPolicy(policy, secret), host: UPLOAD_PATH }
    },
  }
}

export const prepareFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })
