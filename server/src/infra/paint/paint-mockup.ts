import { composeMockup, type Prints } from '@inkroute/engine/mockup/compose-mockup'
import { makePrintTexture, type PrintTexture } from '@inkroute/engine/mockup/print-texture'
import { releaseBuffer } from '../pictures/release-buffer.ts'
import { type LoadedView, loadView, viewInColour } from '../pictures/view-maps.ts'
import { dropAlpha, ROOM_BEHIND } from './drop-alpha.ts'
import { type EncodedPictures, encodeCard, encodeFlat, encodeMockup } from './encode-pictures.ts'
import { paintPixels } from './paint-face.ts'
import type { Face, FlatTask, MockupTask, ViewTask } from './paint-task.ts'

async function textureOf(face: Face, width_px: number, height_px: number): Promise<PrintTexture> {
  return makePrintTexture(await paintPixels(face, width_px, height_px), width_px, height_px)
}

async function paintPrints({ prepared }: LoadedView, faces: MockupTask['faces']): Promise<Prints> {
  const prints: Record<string, PrintTexture> = {}
  for (const [name, face] of Object.entries(faces)) {
    const place = prepared.areas[name]
    if (place) prints[name] = await textureOf(face, place.texture_px.width, place.texture_px.height)
  }
  return prints
}

/** One design comes in many colours, one after the other: what is printed is painted once. */
let painted: { readonly key: string; readonly prints: Prints } | null = null

async function printsOf(view: LoadedView, task: MockupTask, key: string): Promise<Prints> {
  if (painted?.key === key) return painted.prints
  for (const { texels } of Object.values(painted?.prints ?? {})) releaseBuffer(texels)
  painted = null
  painted = { key, prints: await paintPrints(view, task.faces) }
  return painted.prints
}

/** Pixels of the picture under work: a painter makes one at a time, so the memory is used again and again. */
let table = { rgba: new ArrayBuffer(0), rgb: new ArrayBuffer(0) }

/** Views differ in size: the largest so far serves all. */
function tableFor(pixels: number) {
  if (table.rgba.byteLength < 4 * pixels) {
    table = { rgba: new ArrayBuffer(4 * pixels), rgb: new ArrayBuffer(3 * pixels + ROOM_BEHIND) }
  }
  return { rgba: new Uint8ClampedArray(table.rgba, 0, 4 * pixels), rgb: new Uint8Array(table.rgb, 0, 3 * pixels) }
}

export async function paintMockup(task: MockupTask): Promise<EncodedPictures> {
  const picture_view = await viewInColour(task.folder, task.picture_view, task.colour_key)
  const view = await loadView(task.folder, picture_view, task.views_dir)
  const prints = await printsOf(view, task, `${task.faces_key}:${picture_view}`)
  const { width_px, height_px } = view.prepared
  const { rgba, rgb } = tableFor(width_px * height_px)
  composeMockup(view.prepared, prints, task.look, rgba)
  dropAlpha(rgba, rgb)
  return encodeMockup({ data: rgb, width_px, height_px, channels: 3 }, task.sides_px)
}

/** Has a view prepared for the pictures to come. */
export async function readyView({ folder, picture_view, views_dir }: ViewTask): Promise<void> {
  await loadView(folder, picture_view, views_dir)
}

export async function paintFlat({ face, sides_px, is_card }: FlatTask): Promise<EncodedPictures> {
  const { width, height } = face.area
  const factor = Math.max(...sides_px) / Math.max(width, height)
  const [width_px, height_px] = [Math.max(2, Math.round(width * factor)), Math.max(2, Math.round(height * factor))]
  const data = await paintPixels(face, width_px, height_px)
  const raw = { data, width_px, height_px, channels: 4 } as const
  const encoded = await (is_card ? encodeCard(raw, sides_px) : encodeFlat(raw, sides_px))
  releaseBuffer(data)
  return encoded
}
