import * as contract from '@inkroute/contract/site-page'
import type { Bind } from '../../../infra/http/bind.ts'
import { discardPageDraft, getPageDraft, restorePageVersion, savePageDraft } from './edit-page.ts'
import { getPage } from './get-page.ts'
import { listPages, listPageVersions } from './list-pages.ts'
import { publishPage } from './publish-page.ts'

export function pageRoutes(bind: Bind): void {
  bind(contract.getPage, getPage)
  bind(contract.listPages, listPages)
  bind(contract.getPageDraft, getPageDraft)
  bind(contract.savePageDraft, savePageDraft)
  bind(contract.discardPageDraft, discardPageDraft)
  bind(contract.publishPage, publishPage)
  bind(contract.listPageVersions, listPageVersions)
  bind(contract.restorePageVersion, restorePageVersion)
}
