import * as bulk from '@inkroute/contract/catalog/desk/bulk'
import * as contract from '@inkroute/contract/catalog/desk/desk'
import * as sheet from '@inkroute/contract/catalog/desk/sheet'
import * as terms from '@inkroute/contract/catalog/desk/terms'
import type { Bind } from '../../../infra/http/bind.ts'
import { addCategory, changeCategory, listCategories, removeCategory, sortCategories } from './category-tree.ts'
import { applyBulk, previewBulk } from './edit/bulk.ts'
import {
  copyProduct,
  createProduct,
  discardChanges,
  getProduct,
  getVersion,
  listHistory,
  previewProduct,
  removeProduct,
  restoreVersion,
  saveProduct,
} from './edit/edit-product.ts'
import { getOptions } from './edit/options.ts'
import { checkProduct, publishProduct, withdrawProduct } from './edit/publish-product.ts'
import { getImpact } from './impact.ts'
import { listProducts } from './list-products.ts'
import { applySheet, getSheet, listDifferences, uploadSheet } from './sheet/catalogue-sheet.ts'
import { addTerm, changeTerm, listTerms, removeTerm, sortTerms } from './terms.ts'

export function deskRoutes(bind: Bind): void {
  bind(contract.listDeskProducts, listProducts)
  bind(contract.getDeskProduct, getProduct)
  bind(contract.createDeskProduct, createProduct)
  bind(contract.saveDeskProduct, saveProduct)
  bind(contract.checkDeskProduct, checkProduct)
  bind(contract.publishDeskProduct, publishProduct)
  bind(contract.withdrawDeskProduct, withdrawProduct)
  bind(contract.discardDeskDraft, discardChanges)
  bind(contract.removeDeskProduct, removeProduct)
  bind(contract.listDeskHistory, listHistory)
  bind(contract.getDeskVersion, getVersion)
  bind(contract.restoreDeskVersion, restoreVersion)
  bind(contract.previewDeskProduct, previewProduct)
  bind(contract.copyDeskProduct, copyProduct)
  bind(contract.getDeskImpact, getImpact)

  bind(bulk.previewBulkChange, previewBulk)
  bind(bulk.applyBulkChange, applyBulk)

  bind(sheet.uploadCatalogueSheet, uploadSheet)
  bind(sheet.getCatalogueSheet, getSheet)
  bind(sheet.listSheetDifferences, listDifferences)
  bind(sheet.applyCatalogueSheet, applySheet)

  bind(terms.getDeskOptions, getOptions)
  bind(terms.listDeskCategories, listCategories)
  bind(terms.addDeskCategory, addCategory)
  bind(terms.changeDeskCategory, changeCategory)
  bind(terms.sortDeskCategories, sortCategories)
  bind(terms.removeDeskCategory, removeCategory)
  bind(terms.listDeskTerms, listTerms)
  bind(terms.addDeskTerm, addTerm)
  bind(terms.changeDeskTerm, changeTerm)
  bind(terms.sortDeskTerms, sortTerms)
  bind(terms.removeDeskTerm, removeTerm)
}
