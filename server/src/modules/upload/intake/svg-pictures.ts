import sharp from 'sharp'
import { trimToPicture } from './container.ts'
import { Refusal } from './pdf/refusal.ts'
import { getNodes, type SvgNode } from './svg-tree.ts'
import { detectType, TYPE_HEAD_BYTES } from './true-type.ts'

const DATA_URI = /^data:\s*image\/(png|jpe?g|gif|webp)\s*;\s*base64\s*,/i
/** All pictures of one drawing together. */
const MAX_PIXELS = 50_000_000
const embeddable = new Set(['png', 'jpg', 'gif', 'webp'])

const refused = (what: string) => new Refusal('upload_svg_embedded', { what })

/** Read and written again, like every other picture: only pixels survive. */
async function cleanPicture(uri: string): Promise<{ uri: string; pixels: number }> {
  if (!DATA_URI.test(uri)) throw refused(uri.slice(0, Math.min(40, Math.max(5, uri.indexOf(',')))))
  const file = Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64')
  try {
    const type = detectType(file.subarray(0, TYPE_HEAD_BYTES))
    if (!embeddable.has(type)) throw refused(type)
    const picture = sharp(trimToPicture(file, type), { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { width, height } = await picture.metadata()
    const upright = picture.autoOrient().toColourspace('srgb')
    // Photographs stay small: a drawing of many megabytes is drawn slowly wherever it is used.
    const [kind, bytes] =
      type === 'jpg'
        ? ['jpeg', await upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()]
        : ['png', await upright.png().toBuffer()]
    return { uri: `data:image/${kind};base64,${bytes.toString('base64')}`, pixels: width * height }
  } catch (error) {
    if (error instanceof Refusal && error.error === 'upload_svg_embedded') throw error
    throw refused(DATA_URI.exec(uri)?.[1]?.toUpperCase() ?? 'data:')
  }
}

/** Checks the pictures inside a drawing and replaces them by clean ones. */
export async function cleanEmbeddedPictures(root: SvgNode): Promise<void> {
  const known = new Map<string, { uri: string; pixels: number }>()
  let pixels = 0
  for (const { name, attributes } of getNodes(root)) {
    const href = attributes.get('href')
    if (name !== 'image' || href === undefined) continue
    const clean = known.get(href) ?? (await cleanPicture(href))
    if (!known.has(href)) pixels += clean.pixels
    if (pixels > MAX_PIXELS) throw refused(`> ${MAX_PIXELS / 1_000_000} megapixels`)
    known.set(href, clean)
    attributes.set('href', clean.uri)
  }
}
