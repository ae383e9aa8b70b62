import * as contract from '@inkroute/contract/catalog/own'
import type { Bind } from '../../../infra/http/bind.ts'
import { collectProducts, listFavourites, moveFavourites } from './favourites.ts'
import { answerProductFeedback, applyProductFeedback, listProductFeedback } from './feedback.ts'
import {
  createOwnCategory,
  deleteOwnCategory,
  listOwnCategories,
  sortOwnCategories,
  updateOwnCategory,
} from './own-categories.ts'
import {
  addOwnShowImages,
  deleteOwnShowImage,
  getOwnShowImage,
  listOwnShowImages,
  updateOwnShowImage,
} from './show-images.ts'

export function ownRoutes(bind: Bind): void {
  bind(contract.collectProducts, collectProducts)
  bind(contract.listFavourites, listFavourites)
  bind(contract.moveFavourites, moveFavourites)
  bind(contract.listOwnCategories, listOwnCategories)
  bind(contract.createOwnCategory, createOwnCategory)
  bind(contract.updateOwnCategory, updateOwnCategory)
  bind(contract.deleteOwnCategory, deleteOwnCategory)
  bind(contract.sortOwnCategories, sortOwnCategories)
  bind(contract.listOwnShowImages, listOwnShowImages)
  bind(contract.getOwnShowImage, getOwnShowImage)
  bind(contract.addOwnShowImages, addOwnShowImages)
  bind(contract.updateOwnShowImage, updateOwnShowImage)
  bind(contract.deleteOwnShowImage, deleteOwnShowImage)
  bind(contract.applyProductFeedback, applyProductFeedback)
  bind(contract.listProductFeedback, listProductFeedback)
  bind(contract.answerProductFeedback, answerProductFeedback)
}
