import type { Input } from '@inkroute/contract/endpoint'
import type { publishPage as contract, PageContent, PageDraft } from '@inkroute/contract/site-page'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { insertVersion, publishDraft, putSeo } from './page.queries.ts'
import { draftOf } from './page.view.ts'

export async function publishPage(ctx: StaffCtx, input: Input<typeof contract>): Promise<PageDraft> {
  const at = ctx.clock.now().toISOString()
  return inTransaction(ctx, async (tx) => {
    const row = await publishDraft(tx.db, input.path, input.revision, at)
    if (!row) throw new AppError('conflict')
    const { path, version, published } = row
    const by = { published_at: at, published_by: tx.identity.user_id, note: input.note }
    await insertVersion(tx.db, { path, version, content: published, ...by })
    await putSeo(tx.db, path, published as unknown as PageContent, true)
    return draftOf(row, tx.clock.now())
  })
}
