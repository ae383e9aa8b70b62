import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { DesignDocument } from '@inkroute/engine/document/design-document'

/** Of a document as it is read back: its schema fixes the order of all fields, so storing it changes nothing. */
export const hashOfDocument = (document: DesignDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex')

/** The keyword under which a print file says which design it shows. */
export const DESIGN_KEYWORD = 'InkRoute design'

/** The note follows the header of the file, so that nobody has to read further. */
const HEAD_BYTES = 512
const SIGNATURE_BYTES = 8

async function getHead(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream) {
    parts.push(part as Buffer)
    length += (part as Buffer).length
    if (length >= HEAD_BYTES) break
  }
  stream.destroy()
  return Buffer.concat(parts)
}

/** The hash a print file carries; null for files made before they carried one. */
export async function designHashIn(stream: Readable): Promise<string | null> {
  const head = await getHead(stream)
  for (let at = SIGNATURE_BYTES; at + 8 <= head.length; at += 12 + head.readUInt32BE(at)) {
    if (head.toString('latin1', at + 4, at + 8) !== 'tEXt') continue
    const [keyword, hash = ''] = head.toString('latin1', at + 8, at + 8 + head.readUInt32BE(at)).split('\0')
    if (keyword === DESIGN_KEYWORD && /^[0-9a-f]{64}$/.test(hash)) return hash
  }
  return null
}
