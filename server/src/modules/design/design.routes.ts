import * as check from '@inkroute/contract/design/check'
import * as contract from '@inkroute/contract/design/design'
import * as draft from '@inkroute/contract/design/draft'
import * as print from '@inkroute/contract/design/print'
import * as record from '@inkroute/contract/design/record'
import type { Bind } from '../../infra/http/bind.ts'
import { acceptPrintChecks } from './accept-print-checks.ts'
import { deleteDesigns, restoreDesigns } from './delete-designs.ts'
import { deleteDraft } from './delete-draft.ts'
import { getDesign } from './get-design.ts'
import { getDesignProgress } from './get-design-progress.ts'
import { getDesigned } from './get-designed.ts'
import { getDraft } from './get-draft.ts'
import { listDesignMasks } from './list-design-masks.ts'
import { listDesigns } from './list-designs.ts'
import { listDrafts } from './list-drafts.ts'
import { getPrintSet, makePrintSet, retryPrintSet } from './make-print-set.ts'
import { reDesignCheckOrder } from './redesign-check-order.ts'
import { renameDesign } from './rename-design.ts'
import { retryMockups } from './retry-mockups.ts'
import { saveDraft } from './save-draft.ts'

export function designRoutes(bind: Bind): void {
  bind(contract.reDesignCheckOrder, reDesignCheckOrder)
  bind(contract.getDesigned, getDesigned)
  bind(contract.listDesignMasks, listDesignMasks)
  bind(draft.saveDraft, saveDraft)
  bind(draft.listDrafts, listDrafts)
  bind(draft.getDraft, getDraft)
  bind(draft.deleteDraft, deleteDraft)
  bind(record.listDesigns, listDesigns)
  bind(record.getDesign, getDesign)
  bind(record.getDesignProgress, getDesignProgress)
  bind(record.retryMockups, retryMockups)
  bind(record.renameDesign, renameDesign)
  bind(record.deleteDesigns, deleteDesigns)
  bind(record.restoreDesigns, restoreDesigns)
  bind(check.acceptPrintChecks, acceptPrintChecks)
  bind(print.makePrintSet, makePrintSet)
  bind(print.getPrintSet, getPrintSet)
  bind(print.retryPrintSet, retryPrintSet)
}
