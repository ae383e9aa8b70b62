import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { type PictureType, type PixelCause, uploadLimits } from '@inkroute/contract/upload/upload'
import { NeedsNewProcess } from '../../../infra/workers/answer-tasks.ts'
import { trimToPicture } from './container.ts'
import { decode, type ProvideFonts } from './decode.ts'
import { type Derived, derive } from './derive.ts'
import { Refusal, type RefusalName } from './pdf/refusal.ts'
import { detectType, TYPE_HEAD_BYTES } from './true-type.ts'

export interface IntakeTask {
  readonly path: string
  /** Output folder. */
  readonly folder: string
  readonly is_drawing: boolean
  /** Of a document with several. */
  readonly page: number | null
  /** Where fonts for drawings are kept. */
  readonly fonts_folder: string
}

/** An object to store, with the hash its key is made of. */
export interface MadeFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly sha256: string
  readonly extension: 'png' | 'webp' | 'svg'
}

/** The same, written to a folder for another process. */
export interface WrittenFile extends Omit<MadeFile, 'body'> {
  readonly path: string
  readonly bytes: number
}

type Facts = Omit<Derived, 'picture' | 'preview_469' | 'preview_1000'>

export type IntakeResult<F = MadeFile> =
  | { readonly status: 'refused'; readonly error: RefusalName; readonly details: Record<string, string | number> }
  | ({
      readonly status: 'ready'
      readonly type: PictureType
      readonly dpi: number | null
      readonly missing_fonts: readonly string[]
      readonly is_flattened: boolean
      readonly pixel_causes: readonly PixelCause[]
      readonly picture: F
      readonly preview_469: F
      readonly preview_1000: F
      readonly vector: F | null
    } & Facts)

function made(encoded: Buffer, extension: MadeFile['extension']): MadeFile {
  const body = new Uint8Array(encoded.buffer as ArrayBuffer, encoded.byteOffset, encoded.byteLength)
  return { body, extension, sha256: createHash('sha256').update(body).digest('hex') }
}

async function read(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size === 0) throw new Refusal('upload_empty')
  if (size > uploadLimits.max_bytes) {
    throw new Refusal('upload_too_large', { limit: `${uploadLimits.max_bytes / 1024 / 1024} MB` })
  }
  return readFile(path)
}

/** Maps decoder errors to refusals the seller can act on. */
function getRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const message = error instanceof Error ? error.message : String(error)
  if (/premature|truncat|end of (stream|file)|unexpected end|not enough|read error|out of order/i.test(message)) {
    return new Refusal('upload_truncated')
  }
  if (/out of memory|unable to (re)?alloc|allocation failed|bad_alloc/i.test(message))
    return new Refusal('upload_too_heavy')
  return new Refusal('upload_unreadable')
}

/** Turns untrusted bytes into a clean picture with previews, or a refusal. Runs in a separate process. */
export async function takeInFile(
  path: string,
  page: number | null = null,
  provideFonts: ProvideFonts = async () => {},
): Promise<IntakeResult> {
  try {
    const file = await read(path)
    const type = detectType(file.subarray(0, TYPE_HEAD_BYTES))
    const decoded = await decode(trimToPicture(file, type), type, { page, provideFonts })
    const { picture, preview_469, preview_1000, ...facts } = await derive(decoded)
    return {
      status: 'ready',
      // A page that became pixels is a picture like any other.
      type: decoded.is_flattened ? 'png' : type,
      dpi: decoded.dpi,
      missing_fonts: decoded.missing_fonts ?? [],
      is_flattened: decoded.is_flattened ?? false,
      pixel_causes: decoded.pixel_causes ?? [],
      ...facts,
      picture: made(picture, 'png'),
      preview_469: made(preview_469, 'webp'),
      preview_1000: made(preview_1000, 'webp'),
      vector: decoded.vector ? made(decoded.vector, 'svg') : null,
    }
  } catch (error) {
    if (error instanceof NeedsNewProcess) throw error
    const { error: name_of_refusal, details } = getRefusal(error)
    return { status: 'refused', error: name_of_refusal, details }
  }
}
