import type { Language } from '@inkroute/contract/errors/errors'
import type { AppCtx } from '../../../infra/context.ts'
import { designHashIn } from '../../../infra/paint/design-hash.ts'
import { cachedProduct } from '../../catalog/catalog.ts'
import { findDesign, type VersionKey } from '../core/design.queries.ts'
import { selectFiles } from './print.queries.ts'

interface PrintedFile {
  readonly view_name: string
  readonly url: string | null
  /** Of the design the file says it shows; null while it is not made, and in files that do not say it. */
  readonly hash: string | null
}

async function hashIn(ctx: AppCtx, key: string): Promise<string | null> {
  try {
    return await designHashIn(await ctx.storage.stream(key))
  } catch (error) {
    if ((error as { readonly code?: string }).code === 'ENOENT') return null
    throw error
  }
}

/** The print files of a version with what they carry themselves, read from the files. */
export async function printedFiles(
  ctx: AppCtx,
  seller_id: number,
  key: VersionKey,
  language: Language,
): Promise<PrintedFile[]> {
  const design = await findDesign(ctx.db, seller_id, key.design_id)
  const product = design && (await cachedProduct(ctx, design.basic_product_id))
  const rows = await selectFiles(ctx.db, seller_id, key)
  return Promise.all(
    rows.map(async ({ view_id, file_key }) => ({
      view_name: product?.views.find((view) => view.view_id === view_id)?.[`name_${language}`] ?? '',
      url: file_key && ctx.storage.url(file_key),
      hash: file_key && (await hashIn(ctx, file_key)),
    })),
  )
}
