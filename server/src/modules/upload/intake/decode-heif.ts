/// <reference path="./libheif.d.ts" />
import type { Heif } from 'libheif-js/libheif-wasm/libheif-bundle.js'
import { heifProfile } from './colour/tagged-profile.ts'
import { writeTiff } from './colour/write-tiff.ts'
import { assertSize, MAX_PIXELS_IN_MEMORY, Refusal } from './pdf/refusal.ts'

const RGB_COLOURS = 1
const INTERLEAVED_RGB = 10
const INTERLEAVED_RGBA = 11
const INTERLEAVED_CHANNEL = 10
const DEFAULT_OPTIONS = 0
const ERROR_BYTES = 12

/** Calls that return a `heif_error`: its first number is 0 when all went well. */
function demand(heif: Heif, error_at: number): void {
  if (heif.HEAP32[error_at / 4] !== 0) throw new Refusal('upload_unreadable')
}

const numberAt = (heif: Heif, at: number) => heif.HEAP32[at / 4] ?? 0

function openPrimary(heif: Heif, file: Buffer, error_at: number): number {
  const context = heif._heif_context_alloc()
  // The stated size is checked below; this bounds what the compressed data inside may claim.
  heif._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(MAX_PIXELS_IN_MEMORY)))
  const bytes_at = heif._malloc(file.length)
  heif.HEAPU8.set(file, bytes_at)
  heif._heif_context_read_from_memory(error_at, context, bytes_at, file.length, DEFAULT_OPTIONS)
  demand(heif, error_at)
  const handle_at = heif._malloc(4)
  heif._heif_context_get_primary_image_handle(error_at, context, handle_at)
  demand(heif, error_at)
  return numberAt(heif, handle_at)
}

function findProfile(heif: Heif, handle: number, error_at: number): Buffer | null {
  const bytes = heif._heif_image_handle_get_raw_color_profile_size(handle)
  if (bytes === 0) return null
  const at = heif._malloc(bytes)
  heif._heif_image_handle_get_raw_color_profile(error_at, handle, at)
  demand(heif, error_at)
  return Buffer.from(heif.HEAPU8.subarray(at, at + bytes))
}

/** Rows without the padding between them. */
function getPixels(heif: Heif, image: number, row_bytes: number, height: number): Buffer {
  const stride_at = heif._malloc(4)
  const plane = heif._heif_image_get_plane_readonly(image, INTERLEAVED_CHANNEL, stride_at)
  const stride = numberAt(heif, stride_at)
  if (plane === 0 || stride < row_bytes) throw new Refusal('upload_unreadable')
  const data = Buffer.allocUnsafe(row_bytes * height)
  for (let y = 0; y < height; y++) {
    const from = plane + y * stride
    data.set(heif.HEAPU8.subarray(from, from + row_bytes), y * row_bytes)
  }
  return data
}

/**
 * The main picture of a phone's HEIC as a TIFF, upright and in its own colours. Every file gets an instance of its own: the
 * memory of WebAssembly never shrinks, and a file that breaks the decoder then breaks no other.
 */
export async function heifToTiff(file: Buffer): Promise<Buffer> {
  const { default: newInstance } = await import('libheif-js/libheif-wasm/libheif-bundle.js')
  const heif = newInstance()
  const error_at = heif._malloc(ERROR_BYTES)
  const handle = openPrimary(heif, file, error_at)
  const [width, height] = [heif._heif_image_handle_get_width(handle), heif._heif_image_handle_get_height(handle)]
  assertSize(width, height, true)
  const has_alpha = heif._heif_image_handle_has_alpha_channel(handle) !== 0
  const profile = findProfile(heif, handle, error_at) ?? heifProfile(file)
  const image_at = heif._malloc(4)
  const chroma = has_alpha ? INTERLEAVED_RGBA : INTERLEAVED_RGB
  heif._heif_decode_image(error_at, handle, image_at, RGB_COLOURS, chroma, DEFAULT_OPTIONS)
  demand(heif, error_at)
  const image = numberAt(heif, image_at)
  const made = [
    heif._heif_image_get_width(image, INTERLEAVED_CHANNEL),
    heif._heif_image_get_height(image, INTERLEAVED_CHANNEL),
  ]
  if (made[0] !== width || made[1] !== height) throw new Refusal('upload_unreadable')
  const data = getPixels(heif, image, width * (has_alpha ? 4 : 3), height)
  return writeTiff({ width, height, bits: 8, colours: 'rgb', has_alpha, data, profile })
}
