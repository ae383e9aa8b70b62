import { createHash, randomBytes } from 'node:crypto'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { counted } from '@inkroute/contract/fill'
import type * as contract from '@inkroute/contract/material/library'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { findUserByLogin } from '../../account/account.ts'
import { sendMessage } from '../../message/message.ts'
import { copyUpload } from '../../upload/upload.ts'
import { insertCategory, lockFolders, selectCategories } from '../folders/category.queries.ts'
import { selectReady } from './library.queries.ts'
import { copyMaterialRow } from './material-row.queries.ts'

const Share = z.object({
  share_key: z.string(),
  from: z.object({ seller_id: z.int(), username: z.string() }),
  to: z.object({ seller_id: z.int(), user_id: z.int() }),
  ids: z.array(z.int()),
})
type Share = z.infer<typeof Share>

/** Shared pictures go into a folder named after the seller they came from. */
async function folderFor(tx: AppCtx, seller_id: number, username: string): Promise<number> {
  await lockFolders(tx.db, seller_id)
  const folders = await selectCategories(tx.db, seller_id)
  const name = `来自 ${username}`.slice(0, 40)
  const there = folders.find((folder) => folder.parent_id === null && folder.name === name)
  return there?.id ?? insertCategory(tx.db, seller_id, { parent_id: null, name, sort: folders.length })
}

async function copyOne(ctx: AppCtx, { share_key, from, to }: Share, id: number): Promise<void> {
  const nonce = createHash('sha256').update(`${share_key} ${id}`).digest('hex').slice(0, 32)
  await inTransaction(ctx, async (tx) => {
    const copy = await copyUpload(tx, from.seller_id, id, { ...to, nonce })
    if (copy === null) return
    const category_id = await folderFor(tx, to.seller_id, from.username)
    const target = { seller_id: to.seller_id, id: copy, category_id, origin: from.username }
    await copyMaterialRow(tx.db, from.seller_id, id, target)
  })
}

/** Copies pictures one by one. Deleted pictures and those over quota are skipped and listed in the message. */
export const shareMaterialsJob = job({
  name: 'material.share',
  schema: Share,
  expire_seconds: 1800,
  async run(ctx, share) {
    let given = 0
    for (const id of share.ids) {
      try {
        await copyOne(ctx, share, id)
        given++
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
    }
    if (given === 0) return
    const { username } = share.from
    await sendMessage(ctx, {
      seller_id: share.to.seller_id,
      permission: 'design.material',
      type: 1,
      title: {
        zh: `${username} 分享了 ${given} 张图片给您`,
        en: `${username} shared ${counted(given, 'picture')} with you`,
      },
      body: {
        zh: `图片已放进图库的“来自 ${username}”文件夹，可以直接用于设计。`,
        en: `You will find them in the folder “来自 ${username}” in your library.`,
      },
      link: '/gallery/material',
      once_key: `material-share:${share.share_key}`,
    })
  },
})

export async function shareMaterials(
  ctx: SellerCtx,
  input: Input<typeof contract.shareMaterials>,
): Promise<Reply<typeof contract.shareMaterials>> {
  const { username } = input
  const other = await findUserByLogin(ctx.db, username)
  // Match the name only: matching phone numbers would let anyone probe them.
  const isByName = other?.username.toLowerCase() === username.toLowerCase()
  if (!other?.seller_id || !isByName || !other.is_enabled) throw new AppError('material_share_unknown', { username })
  if (other.seller_id === ctx.seller.id) throw new AppError('material_share_self')
  const own = await selectReady(ctx.db, ctx.seller.id, input.ids)
  if (own.length === 0) throw new AppError('not_found')
  const to = { seller_id: other.seller_id, user_id: other.id }
  await inTransaction(ctx, (tx) =>
    tx.jobs.send(shareMaterialsJob, {
      share_key: randomBytes(8).toString('hex'),
      from: { seller_id: ctx.seller.id, username: ctx.identity.username },
      to,
      ids: own.map(({ id }) => id),
    }),
  )
  return { count: own.length, username: other.username }
}
