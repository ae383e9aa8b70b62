import * as contract from '@inkroute/contract/listing'
import type { Bind } from '../../infra/http/bind.ts'
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
}
