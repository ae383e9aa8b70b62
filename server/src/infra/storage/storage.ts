import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FileAddresses } from './file-address.ts'

export interface StoredObject {
  readonly key: string
  readonly bytes: number
  /** Differs whenever the content under this key does. */
  readonly version: string
  readonly modified_ms: number
}

/** A form with which a browser sends one file straight to the store. The file comes last. */
export interface DirectForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

interface DirectAddress {
  readonly ttl_seconds: number
  readonly type: string
  /** File name for saving. */
  readonly name: string
}

/** Objects by key. `public/…` is served to anyone; `private/…` only through signed addresses. */
export interface Storage extends FileAddresses {
  /** True when every node reads and writes the same objects without a shared folder. */
  readonly is_remote: boolean
  /** A stream is stored as it arrives: memory does not grow with the object. */
  put(key: string, body: Uint8Array | Readable): Promise<void>
  /** Moves a finished file into the storage; it is gone from `path` afterwards. */
  putFile(key: string, path: string): Promise<void>
  /** A missing object is an error with the code `ENOENT`, here and below. */
  get(key: string): Promise<Buffer>
  stream(key: string): Promise<Readable>
  head(key: string): Promise<StoredObject | null>
  size(key: string): Promise<number | null>
  remove(key: string): Promise<void>
  list(prefix: string): AsyncIterable<StoredObject>
  copy(from: string, to: string): Promise<void>
  /**
   * A file with the object's bytes on this machine, for tools that need one. Only to be read, and only for as long as a
   * job may take: a remote object is a copy in a bounded cache. A missing object is noticed by opening the file.
   */
  localFile(key: string): Promise<string>
  /** The same for all objects below a prefix whose content never changes. */
  localFolder(prefix: string): Promise<string>
  /** An address at the store itself that ends; null where browsers are not sent there. */
  directUrl(key: string, address: DirectAddress): Promise<string | null>
  /** Permission to send one object of limited size; null where uploads pass through us. */
  directForm(key: string, limits: { max_bytes: number; ttl_seconds: number }): Promise<DirectForm | null>
  /** Origins a page has to be allowed to send files to. */
  readonly direct_origins: readonly string[]
}

/** Content-addressed key: the same bytes are stored once. */
export function contentKey(scope: 'public' | 'private', body: Uint8Array, extension: string): string {
  const hash = createHash('sha256').update(body).digest('hex')
  return `${scope}/${hash.slice(0, 2)}/${hash}.${extension}`
}
