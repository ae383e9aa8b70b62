import { createHash } from 'node:crypto'
import type { AppCtx } from '../../../../infra/context.ts'
import { jsonText } from '../../../../infra/db/json-column.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { loadTypesetter } from '../../../../infra/fonts/load-typesetter.ts'
import { galleryArtworks } from '../../../catalog/catalog.ts'
import { type PayTemplateDefinition, payTemplateDefinitions } from './pay-template.definitions.ts'
import { getDress, getSample, toSheet } from './pay-template.document.ts'
import { type PayTemplateRow, replacePayTemplates } from './pay-template.queries.ts'

type Artworks = Awaited<ReturnType<typeof galleryArtworks>>

async function getRow(definition: PayTemplateDefinition, artworks: Artworks): Promise<PayTemplateRow> {
  const sheet = toSheet(definition, await loadTypesetter(getDress(definition)))
  const sample = JSON.stringify(getSample(sheet, definition.sample, (slug) => artworks.get(slug)))
  const [name_zh, name_en] = definition.name
  const [description_zh, description_en] = definition.description
  return {
    id: definition.id,
    sort: definition.id,
    name_zh,
    name_en,
    description_zh,
    description_en,
    price_fen: definition.price_fen,
    layout_id: definition.layout_id,
    cell_count: sheet.views[0]?.grid?.cells.length ?? 0,
    document: jsonText(sheet),
    sample,
    sample_hash: createHash('sha256').update(sample).digest('hex'),
    words: [...definition.name, ...definition.description].join(' ').toLowerCase(),
  }
}

/** Makes the rows of what the platform sells from their definitions. */
export async function preparePayTemplates(ctx: AppCtx): Promise<void> {
  const artworks = await galleryArtworks()
  const rows: PayTemplateRow[] = []
  for (const definition of payTemplateDefinitions) rows.push(await getRow(definition, artworks))
  await inTransaction(ctx, (tx) => replacePayTemplates(tx.db, rows))
}
