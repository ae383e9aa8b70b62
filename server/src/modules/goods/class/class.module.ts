import * as contract from '@inkroute/contract/goods/class'
import type { Module } from '../../../infra/module.ts'
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
