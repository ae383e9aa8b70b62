import { composeMockup, type Prints } from '@inkroute/engine/mockup/compose-mockup'
import { makePrintTexture, type PrintTexture } from '@inkroute/engine/mockup/print-texture'
import { type Ink, shareShown } from '@inkroute/engine/mockup/shown-share'
import { releaseBuffer } from '../pictures/release-buffer.ts'
import { enlargedView, enlargement, type LoadedView, loadView, viewInColour, viewMeta } from '../pictures/view-maps.ts'
import { dropAlpha, ROOM_BEHIND } from './drop-alpha.ts'
import { type EncodedPictures, encodeCard, encodeFlat, encodeMockup } from './encode-pictures.ts'
import { paintPixels } from './paint-face.ts'
import type { Face, FlatTask, MockupTask, ViewTask } from './paint-task.ts'

async function getTexture(face: Face, width_px: number, height_px: number): Promise<PrintTexture> {
  return makePrintTexture(await paintPixels(face, width_px, height_px), width_px, height_px)
}

async function paintPrints({ prepared }: LoadedView, faces: MockupTask['faces']): Promise<Prints> {
  const prints: Record<string, PrintTexture> = {}
  for (const [name, face] of Object.entries(faces)) {
    const place = prepared.areas[name]
    if (place) prints[name] = await getTexture(face, place.texture_px.width, place.texture_px.height)
  }
  return prints
}

/** One design comes in many colours, one after the other: what is printed is painted once. */
let painted: { readonly key: string; readonly prints: Prints } | null = null

async function getPrints(view: LoadedView, task: MockupTask, key: string): Promise<Prints> {
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

const INK_PX = 96
/** A view is left for another only if that shows clearly more. */
const CLEARLY_MORE = 0.05

async function getInk(face: Face): Promise<Ink> {
  const { width: area_width, height: area_height } = face.area
  const factor = INK_PX / Math.max(area_width, area_height)
  const [width, height] = [Math.max(2, Math.round(area_width * factor)), Math.max(2, Math.round(area_height * factor))]
  const data = await paintPixels(face, width, height)
  const opacity = Uint8Array.from({ length: width * height }, (_, n) => data[4 * n + 3] ?? 0)
  releaseBuffer(data)
  return { width, height, opacity }
}

/** The view that shows most of what is printed: artwork in the middle of a wrap lies half behind the usual one. */
async function bestView({ folder, picture_view, shown, faces }: MockupTask): Promise<string> {
  const face = faces[shown.area]
  if (!face || shown.other_views.length === 0) return picture_view
  const ink = await getInk(face)
  let best = { view: picture_view, share: 0 }
  for (const view of [picture_view, ...shown.other_views]) {
    const grid = (await viewMeta(folder, view)).warp[shown.area]
    const share = grid ? shareShown(ink, grid) : 0
    if (view === picture_view || share > best.share + CLEARLY_MORE) best = { view, share }
  }
  return best.view
}

/** The same for all colours of a design. */
let chosen: { readonly faces_key: string; readonly view: string } | null = null

export async function paintMockup(task: MockupTask): Promise<EncodedPictures> {
  if (chosen?.faces_key !== task.faces_key) chosen = { faces_key: task.faces_key, view: await bestView(task) }
  const picture_view = await viewInColour(task.folder, chosen.view, task.colour_key)
  const factor = enlargement(await viewMeta(task.folder, picture_view), Math.max(...task.sides_px))
  const view =
    factor === 1
      ? await loadView(task.folder, picture_view, task.views_dir)
      : await enlargedView(task.folder, picture_view, factor)
  const prints = await getPrints(view, task, [task.faces_key, picture_view, factor].join(':'))
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
