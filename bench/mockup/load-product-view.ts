import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PreparedView, prepareView } from '@inkroute/engine/mockup/prepared-view'
import { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import sharp from 'sharp'

/** Decodes the maps of one product view, as the server does. */
export async function loadProductView(folder: string, view: string): Promise<PreparedView> {
  const file = (kind: string) => join(folder, `${view}.${kind}`)
  const meta = ProductViewMeta.parse(JSON.parse(readFileSync(file('json'), 'utf8')))
  const [width_px, height_px] = meta.size
  const shade = await sharp(file('shade.webp')).ensureAlpha().raw().toBuffer()
  const light = await sharp(file('light.webp')).removeAlpha().raw().toBuffer()
  const shadow = await sharp(file('shadow.webp'))
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => null)
  const mix = await sharp(file('mix.webp'))
    .removeAlpha()
    .raw()
    .toBuffer()
    .catch(() => null)
  const uv = await sharp(file('uv.png'))
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const words = new Uint16Array(uv.data.buffer, uv.data.byteOffset, uv.data.byteLength / 2)
  const maps = {
    width_px,
    height_px,
    shade,
    light,
    lightChannels: 3,
    shadow,
    uv: words,
    uvChannels: uv.info.channels,
    mix,
  }
  return prepareView(maps, meta)
}
