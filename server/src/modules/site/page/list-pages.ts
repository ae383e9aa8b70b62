import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/site-page'
import type { StaffCtx } from '../../../infra/context.ts'
import { selectPages, selectVersions } from './page.queries.ts'
import { listedPage } from './page.view.ts'

export async function listPages(
  ctx: StaffCtx,
  input: Input<typeof contract.listPages>,
): Promise<Reply<typeof contract.listPages>> {
  return { data: (await selectPages(ctx.db, input)).map(listedPage) }
}

export async function listPageVersions(
  ctx: StaffCtx,
  input: Input<typeof contract.listPageVersions>,
): Promise<Reply<typeof contract.listPageVersions>> {
  return { data: await selectVersions(ctx.db, input.path) }
}
