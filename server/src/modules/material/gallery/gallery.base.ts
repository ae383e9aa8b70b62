import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getFamilies } from '@inkroute/engine/look/colours'
import { z } from 'zod'
import { projectRoot } from '../../../config/config.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { bringInArtworks } from '../../artwork/artwork.ts'

const Texts = z.array(z.string())
const Entry = z.object({
  slug: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  category: z.string(),
  category_zh: z.string(),
  category_en: z.string(),
  style: z.string(),
  style_zh: z.string(),
  style_en: z.string(),
  tags_zh: Texts,
  tags_en: Texts,
  width_px: z.int(),
  height_px: z.int(),
  tileable: z.boolean(),
  has_transparency: z.boolean(),
  colours: Texts,
})

/**
 * Brings in the artworks of the release. They belong to the demo: rows that staff have changed are left as they are, and
 * a shop without the demo begins with an empty gallery.
 */
export async function addGallery(ctx: AppCtx): Promise<void> {
  if (!ctx.config.demo) return
  const file = join(projectRoot, 'assets', 'gallery', 'gallery.json')
  const entries = z.array(Entry).parse(JSON.parse(await readFile(file, 'utf8')))
  const rows = entries.map(({ has_transparency, colours, ...entry }, sort) => {
    const { name_zh, name_en, category_zh, category_en, style_zh, style_en, tags_zh, tags_en } = entry
    const words = [name_zh, name_en, category_zh, category_en, style_zh, style_en, ...tags_zh, ...tags_en]
    const looks = { has_alpha: has_transparency, colors: colours, color_families: getFamilies(colours) }
    return { ...entry, ...looks, sort, words: words.join(' ').toLowerCase() }
  })
  await bringInArtworks(ctx.db, rows)
}
