import { CannotReadSheet } from './sheet.ts'

export interface ZipEntry {
  readonly name: string
  readonly is_deflated: boolean
  /** The packed bytes, not copied. */
  readonly packed: Uint8Array
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const MAX_ENTRIES = 4096
const ENCRYPTED_FLAG = 1

const decoder = new TextDecoder()

function endAt(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = view.byteLength - END_BYTES; at >= lowest; at--) if (view.getUint32(at, true) === END) return at
  throw new CannotReadSheet('broken')
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number } {
  if (view.getUint32(at, true) !== CENTRAL) throw new CannotReadSheet('broken')
  if (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) throw new CannotReadSheet('old_or_locked')
  const method = view.getUint16(at + 10, true)
  if (method !== 0 && method !== 8) throw new CannotReadSheet('broken')
  const packed_bytes = view.getUint32(at + 20, true)
  const name_bytes = view.getUint16(at + 28, true)
  const local_at = view.getUint32(at + 42, true)
  const name = decoder.decode(bytes.subarray(at + 46, at + 46 + name_bytes))
  if (view.getUint32(local_at, true) !== LOCAL) throw new CannotReadSheet('broken')
  const start = local_at + 30 + view.getUint16(local_at + 26, true) + view.getUint16(local_at + 28, true)
  if (start + packed_bytes > bytes.length) throw new CannotReadSheet('broken')
  const next = at + 46 + name_bytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  return { entry: { name, is_deflated: method === 8, packed: bytes.subarray(start, start + packed_bytes) }, next }
}

/**
 * The parts of an archive by its directory at the end. What the directory says about unpacked sizes is not believed:
 * the reader counts what it unpacks.
 */
export function readZipDirectory(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const end = endAt(view)
    const count = view.getUint16(end + 10, true)
    if (count > MAX_ENTRIES) throw new CannotReadSheet('too_large')
    const entries = new Map<string, ZipEntry>()
    let at = view.getUint32(end + 16, true)
    for (let n = 0; n < count; n++) {
      const { entry, next } = entryAt(bytes, view, at)
      // Some writers put a slash first, some write with other capitals than they refer with.
      entries.set(entry.name.replace(/^\//, '').replaceAll('\\', '/').toLowerCase(), entry)
      at = next
    }
    return entries
  } catch (error) {
    // A position outside of the file.
    if (error instanceof RangeError) throw new CannotReadSheet('broken')
    throw error
  }
}
