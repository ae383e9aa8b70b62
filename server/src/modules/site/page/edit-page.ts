import type { Input } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/site-page'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { findPage, findVersion, updateDraft } from './page.queries.ts'
import { draftOf } from './page.view.ts'

export async function getPageDraft(
  ctx: StaffCtx,
  input: Input<typeof contract.getPageDraft>,
): Promise<contract.PageDraft> {
  const row = await findPage(ctx.db, input.path)
  if (!row) throw new AppError('not_found')
  return draftOf(row, ctx.clock.now())
}

/** Two editors at one page: the second learns that the first was quicker instead of overwriting. */
async function putDraft(ctx: StaffCtx, path: string, revision: number, content: contract.PageContent | null) {
  const at = content && ctx.clock.now().toISOString()
  const row = await updateDraft(ctx.db, path, revision, { content, at })
  if (row) return draftOf(row, ctx.clock.now())
  throw new AppError((await findPage(ctx.db, path)) ? 'conflict' : 'not_found')
}

export const savePageDraft = (
  ctx: StaffCtx,
  input: Input<typeof contract.savePageDraft>,
): Promise<contract.PageDraft> => putDraft(ctx, input.path, input.revision, input.content)

export const discardPageDraft = (
  ctx: StaffCtx,
  input: Input<typeof contract.discardPageDraft>,
): Promise<contract.PageDraft> => putDraft(ctx, input.path, input.revision, null)

export async function restorePageVersion(
  ctx: StaffCtx,
  input: Input<typeof contract.restorePageVersion>,
): Promise<contract.PageDraft> {
  const earlier = await findVersion(ctx.db, input.path, input.version)
  if (!earlier) throw new AppError('not_found')
  return putDraft(ctx, input.path, input.revision, earlier.content as contract.PageContent)
}
