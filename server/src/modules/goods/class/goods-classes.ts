import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/class'
import { MAX_GOODS_CLASSES } from '@inkroute/contract/goods/class'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { selectActiveIds } from '../core/goods.queries.ts'
import {
  changeClass,
  countLiveGoods,
  deleteClassRows,
  insertClass,
  linkClass,
  selectClasses,
  sortClasses,
  unlinkClass,
} from './class.queries.ts'

export async function listGoodsClasses(ctx: SellerCtx): Promise<Reply<typeof contract.listGoodsClasses>> {
  const [classes, total] = await Promise.all([
    selectClasses(ctx.db, ctx.seller.id),
    countLiveGoods(ctx.db, ctx.seller.id),
  ])
  return { classes, total, unclassed: total - classes.reduce((sum, { count }) => sum + count, 0) }
}

export async function createGoodsClass(
  ctx: SellerCtx,
  { name, parent_id }: Input<typeof contract.createGoodsClass>,
): Promise<Reply<typeof contract.createGoodsClass>> {
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'goods_class' }, async (tx) => {
    const classes = await selectClasses(tx.db, tx.seller.id)
    if (classes.length >= MAX_GOODS_CLASSES) throw new AppError('goods_class_limit', { limit: MAX_GOODS_CLASSES })
    const parent = classes.find(({ id }) => id === parent_id)
    if (parent_id !== null && !parent) throw new AppError('not_found')
    if (parent && parent.parent_id !== null) throw new AppError('goods_class_deep')
    const id = await insertClass(tx.db, tx.seller.id, { name, parent_id, sort: classes.length })
    if (id === null) throw new AppError('goods_class_taken', { name })
    return { id }
  })
}

export async function renameGoodsClass(
  ctx: SellerCtx,
  { id, name }: Input<typeof contract.renameGoodsClass>,
): Promise<Reply<typeof contract.renameGoodsClass>> {
  return inTransaction(ctx, async (tx) => {
    const classes = await selectClasses(tx.db, tx.seller.id)
    const own = classes.find((one) => one.id === id)
    if (!own) throw new AppError('not_found')
    const isSame = (one: (typeof classes)[number]) =>
      one.id !== id && one.parent_id === own.parent_id && one.name.toLowerCase() === name.toLowerCase()
    if (classes.some(isSame)) throw new AppError('goods_class_taken', { name })
    await changeClass(tx.db, tx.seller.id, id, { name })
    return {}
  })
}

export async function deleteGoodsClass(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteGoodsClass>,
): Promise<Reply<typeof contract.deleteGoodsClass>> {
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteClassRows(tx.db, tx.seller.id, id))) throw new AppError('not_found')
    return {}
  })
}

export async function sortGoodsClasses(
  ctx: SellerCtx,
  { ids }: Input<typeof contract.sortGoodsClasses>,
): Promise<Reply<typeof contract.sortGoodsClasses>> {
  await sortClasses(ctx.db, ctx.seller.id, ids)
  return {}
}

export async function classGoods(
  ctx: SellerCtx,
  { ids, class_id }: Input<typeof contract.classGoods>,
): Promise<Reply<typeof contract.classGoods>> {
  return inTransaction(ctx, async (tx) => {
    const classes = await selectClasses(tx.db, tx.seller.id)
    if (class_id !== null && !classes.some(({ id }) => id === class_id)) throw new AppError('not_found')
    const own = await selectActiveIds(tx.db, tx.seller.id, ids)
    await unlinkClass(tx.db, tx.seller.id, own)
    if (class_id !== null && own.length > 0) await linkClass(tx.db, tx.seller.id, own, class_id)
    return { moved: own.length }
  })
}
