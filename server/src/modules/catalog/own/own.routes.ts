import * as contract from '@inkroute/contract/catalog/own'
import type { Bind } from '../../../infra/http/bind.ts'
import { addOwnShowImages } from './add-show-images.ts'
import { answerProductFeedback } from './answer-feedback.ts'
import { applyProductFeedback } from './apply-feedback.ts'
import { collectProducts } from './collect-products.ts'
import { createOwnCategory } from './create-own-category.ts'
import { deleteOwnCategory } from './delete-own-category.ts'
import { deleteOwnShowImage } from './delete-show-image.ts'
import { listFavourites } from './list-favourites.ts'
import { listProductFeedback } from './list-feedback.ts'
import { listOwnCategories } from './list-own-categories.ts'
import { getOwnShowImage, listOwnShowImages } from './list-show-images.ts'
import { moveFavourites } from './move-favourites.ts'
import { sortOwnCategories } from './sort-own-categories.ts'
import { updateOwnCategory } from './update-own-category.ts'
import { updateOwnShowImage } from './update-show-image.ts'

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
