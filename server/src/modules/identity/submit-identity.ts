import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/identity/identity'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { type KeptPicture, keepPictures } from '../upload/upload.ts'
import { changeIdentity, findInState, findLatest, insertIdentity, lockIdentity } from './identity.queries.ts'
import { sealNumber } from './sealed-number.ts'
import { viewIdentity } from './view-identity.ts'

export async function getIdentity(ctx: SellerCtx): Promise<Reply<typeof contract.getIdentity>> {
  const [verified, latest] = await Promise.all([
    findInState(ctx.db, ctx.seller.id, 'approved'),
    findLatest(ctx.db, ctx.seller.id),
  ])
  return {
    verified: verified ? viewIdentity(ctx, verified) : null,
    latest: latest ? viewIdentity(ctx, latest) : null,
  }
}

/** Under this name the upload capability keeps the pictures. */
const getHolder = (id: number): string => `authentication:${id}`

export async function submitIdentity(
  ctx: SellerCtx,
  { kind, name, number, legal_person, upload_ids }: Input<typeof contract.submitIdentity>,
): Promise<Reply<typeof contract.submitIdentity>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    if (await findInState(tx.db, seller_id, 'pending')) throw new AppError('authentication_pending')
    const id = await insertIdentity(tx.db, seller_id, {
      kind,
      name,
      legal_person: kind === 'company' ? legal_person : '',
      state: 'pending',
      user_id: tx.identity.user_id,
      number_sealed: sealNumber(tx, number),
      created_at: tx.clock.now().toISOString(),
    })
    const pictures = await keepPictures(tx, seller_id, getHolder(id), upload_ids)
    await changeIdentity(tx.db, seller_id, id, { pictures: jsonText(pictures) })
    return { id }
  })
}

/** Pictures of documents are kept no longer than they are needed. */
async function letPicturesGo(tx: SellerCtx, id: number, kept: readonly KeptPicture[]): Promise<void> {
  await keepPictures(tx, tx.seller.id, getHolder(id), [], kept)
}

export async function withdrawIdentity(ctx: SellerCtx): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    const waiting = await findInState(tx.db, seller_id, 'pending')
    const row = waiting && (await lockIdentity(tx.db, seller_id, waiting.id))
    if (row?.state !== 'pending') throw new AppError('authentication_state')
    await letPicturesGo(tx, row.id, row.pictures)
    await changeIdentity(tx.db, seller_id, row.id, { state: 'withdrawn', pictures: jsonText([]) })
    return {}
  })
}
