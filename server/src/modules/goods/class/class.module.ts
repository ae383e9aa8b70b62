import * as contract from '@inkroute/contract/goods/class'
import type { AppCtx } from '../../../infra/context.ts'
import type { Module } from '../../../infra/module.ts'
import { findUserByLogin } from '../../account/account.ts'
import { selectGoodsByTitle } from '../goods.queries.ts'
import { insertClass, linkClass } from './class.queries.ts'
import {
  classGoods,
  createGoodsClass,
  deleteGoodsClass,
  listGoodsClasses,
  renameGoodsClass,
  sortGoodsClasses,
} from './goods-classes.ts'

const demoClasses = [
  { name: '亚马逊主推', below: ['美国站', '欧洲站'] },
  { name: '圣诞备货', below: [] },
  { name: '新品测款', below: [] },
] as const
/** Some of the demo's goods stay without a class, as they do in life. */
const CLASSED = 6

async function seed(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  const seller_id = demo?.seller_id
  if (!seller_id) return
  const ids: number[] = []
  let sort = 0
  for (const { name, below } of demoClasses) {
    const parent_id = await insertClass(ctx.db, seller_id, { name, parent_id: null, sort: sort++ })
    for (const child of below) {
      const id = await insertClass(ctx.db, seller_id, { name: child, parent_id, sort: sort++ })
      if (id !== null) ids.push(id)
    }
    if (parent_id !== null && below.length === 0) ids.push(parent_id)
  }
  const goods = await selectGoodsByTitle(ctx.db, seller_id, '', CLASSED)
  for (const [at, { id }] of goods.entries()) await linkClass(ctx.db, seller_id, [id], ids[at % ids.length] ?? 0)
}

export const classModule: Module = {
  name: 'goods-class',
  routes: (bind) => {
    bind(contract.listGoodsClasses, listGoodsClasses)
    bind(contract.createGoodsClass, createGoodsClass)
    bind(contract.sortGoodsClasses, sortGoodsClasses)
    bind(contract.classGoods, classGoods)
    bind(contract.renameGoodsClass, renameGoodsClass)
    bind(contract.deleteGoodsClass, deleteGoodsClass)
  },
  seed,
}
