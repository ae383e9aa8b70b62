import * as contract from '@inkroute/contract/goods/class'
import type { Module } from '../../../infra/module/module.ts'
import { deleted } from '../../../infra/privacy/personal-data.ts'
import { addDemoClasses } from './class.demo.ts'
import {
  classGoods,
  createGoodsClass,
  deleteGoodsClass,
  listGoodsClasses,
  renameGoodsClass,
  sortGoodsClasses,
} from './goods-classes.ts'

export const classModule: Module = {
  name: 'goods-class',
  personal: { tables: [deleted('goods_class'), deleted('goods_class_link')] },
  routes: (bind) => {
    bind(contract.listGoodsClasses, listGoodsClasses)
    bind(contract.createGoodsClass, createGoodsClass)
    bind(contract.sortGoodsClasses, sortGoodsClasses)
    bind(contract.classGoods, classGoods)
    bind(contract.renameGoodsClass, renameGoodsClass)
    bind(contract.deleteGoodsClass, deleteGoodsClass)
  },
  demo: addDemoClasses,
}
