import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { familiesOf } from '@inkroute/engine/look/colours'
import { z } from 'zod'
import { projectRoot } from '../../../config.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { replaceArtworks } from './gallery.queries.ts'

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

/** The list beside the drawings is the truth; rows follow it at each start. */
export async function addGallery(ctx: AppCtx): Promise<void> {
  const file = join(projectRoot, 'assets', 'gallery', 'gallery.json')
  const entries = z.array(Entry).parse(JSON.parse(await readFile(file, 'utf8')))
  const rows = entries.map(({ has_transparency, colours, ...entry }, sort) => {
    const { name_zh, name_en, category_zh, category_en, style_zh, style_en, tags_zh, tags_en } = entry
    const words = [name_zh, name_en, category_zh, category_en, style_zh, style_en, ...tags_zh, ...tags_en]
    const looks = { has_alpha: has_transparency, colors: colours, color_families: familiesOf(colours) }
    return { ...entry, ...looks, sort, words: words.join(' ').toLowerCase() }
  })
  await replaceArtworks(ctx.db, rows)
}
