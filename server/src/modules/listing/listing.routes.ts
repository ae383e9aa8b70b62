import * as catalogue from '@inkroute/contract/listing/catalogue'
import * as contract from '@inkroute/contract/listing/listing'
import type { Bind } from '../../infra/http/bind.ts'
import { categoryFields, listingCategories, shopChoices } from './catalogue/read-catalogue.ts'
import { listListings } from './list-listings.ts'
import { previewListings } from './preview-listings.ts'
import { releaseListings, retryListings, unpublishListings } from './release-listings.ts'
import { deleteListingTemplate, listListingTemplates, saveListingTemplate } from './templates.ts'
import { updateListings } from './update-listings.ts'

export function listingRoutes(bind: Bind): void {
  bind(contract.listListingTemplates, listListingTemplates)
  bind(contract.saveListingTemplate, saveListingTemplate)
  bind(contract.deleteListingTemplate, deleteListingTemplate)
  bind(contract.previewListings, previewListings)
  bind(contract.releaseListings, releaseListings)
  bind(contract.listListings, listListings)
  bind(contract.retryListings, retryListings)
  bind(contract.unpublishListings, unpublishListings)
  bind(contract.updateListings, updateListings)
  bind(catalogue.listingCategories, listingCategories)
  bind(catalogue.categoryFields, categoryFields)
  bind(catalogue.shopChoices, shopChoices)
}
