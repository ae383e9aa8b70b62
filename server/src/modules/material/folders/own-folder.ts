import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { selectCategories } from './category.queries.ts'

/** All folders of the seller; throws unless this one is among them. */
export async function requireCategory(ctx: AppCtx, seller_id: number, id: number) {
  const folders = await selectCategories(ctx.db, seller_id)
  if (!folders.some((folder) => folder.id === id)) throw new AppError('not_found')
  return folders
}
