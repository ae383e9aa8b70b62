import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PreparedView, prepareView } from '@inkroute/engine/mockup/prepared-view'
import { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import { decodeUvMap } from '@inkroute/engine/mockup/uv-map'
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
  const uv = await sharp(file('uv.webp')).removeAlpha().raw().toBuffer()
  const maps = {
    width_px,
    height_px,
    shade,
    light,
    lightChannels: 3,
    shadow,
    uv: decodeUvMap(uv, width_px, height_px),
    uvChannels: 3,
    mix,
  }
  return prepareView(maps, meta)
}
