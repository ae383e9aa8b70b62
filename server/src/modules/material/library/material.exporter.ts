import type { Input, Reply } from '@inkroute/contract/endpoint'
import { materialLimits } from '@inkroute/contract/material/item'
import type * as contract from '@inkroute/contract/material/library'
import { splitName } from '@inkroute/contract/material/rename'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { archiveExporter } from '../../../infra/exporter.ts'
import { requestExport } from '../../export/export.ts'
import { selectCategories } from '../folders/category.queries.ts'
import type { Folder } from '../folders/category.rules.ts'
import { selectByIds, selectReady } from './library.queries.ts'

const MATERIAL_ARCHIVE = 'material.archive'

const Params = z.object({ ids: z.array(z.int()).max(materialLimits.max_export) })

const plain = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || '_'

function folderPath(folders: readonly Folder[], id: number | null): string {
  const folder = folders.find((one) => one.id === id)
  return folder ? `${folderPath(folders, folder.parent_id)}${plain(folder.name)}/` : ''
}

/** A path that is unique within the archive: repeated names get a number. */
function freePath(taken: Set<string>, folder: string, stem: string, extension: string): string {
  for (let n = 1; ; n++) {
    const path = `${folder}${stem}${n === 1 ? '' : ` (${n})`}.${extension}`
    if (taken.has(path.toLowerCase())) continue
    taken.add(path.toLowerCase())
    return path
  }
}

/** Chosen pictures in their folders: the drawing of vector files, the lossless picture of all others. */
export const materialArchive = archiveExporter<typeof Params>({
  kind: MATERIAL_ARCHIVE,
  zh: '图库图片',
  en: 'Library pictures',
  permission: 'design.material',
  schema: Params,
  count: async (ctx, { seller_id }, { ids }) => (await selectReady(ctx.db, seller_id, ids)).length,
  async *files(ctx, { seller_id }, { ids }) {
    const [rows, folders] = [await selectByIds(ctx.db, seller_id, ids), await selectCategories(ctx.db, seller_id)]
    const taken = new Set<string>()
    for (const { name, category_id, vector_key, picture_key } of rows) {
      const key = vector_key ?? picture_key
      if (!key) continue
      const { stem } = splitName(name)
      const extension = vector_key ? 'svg' : 'png'
      yield { key, path: freePath(taken, folderPath(folders, category_id), plain(stem), extension) }
    }
  },
})

export async function exportMaterials(
  ctx: SellerCtx,
  input: Input<typeof contract.exportMaterials>,
): Promise<Reply<typeof contract.exportMaterials>> {
  const own = await selectReady(ctx.db, ctx.seller.id, input.ids)
  if (own.length === 0) throw new AppError('not_found')
  const params = { ids: own.map(({ id }) => id) }
  return requestExport(ctx, { kind: MATERIAL_ARCHIVE, params, name: input.name })
}
