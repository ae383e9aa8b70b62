import * as check from '@inkroute/contract/design/check'
import * as contract from '@inkroute/contract/design/design'
import * as draft from '@inkroute/contract/design/draft'
import * as print from '@inkroute/contract/design/print'
import * as record from '@inkroute/contract/design/record'
import * as share from '@inkroute/contract/design/share'
import * as vector from '@inkroute/contract/design/vector'
import type { Bind } from '../../infra/http/bind.ts'
import { getDrawing } from './core/unsaved-painting.ts'
import { deleteDraft, getDraft, listDrafts, saveDraft } from './draft/drafts.ts'
import { exportVector } from './export-vector.ts'
import { listDesignMasks } from './list-design-masks.ts'
import { paintLargePicture } from './mockup/large-picture.ts'
import { getDesignProgress, retryMockups } from './mockup/mockup-progress.ts'
import { acceptPrintChecks, getPrintSet, makePrintSet, retryPrintSet } from './print/print-sets.ts'
import { deleteDesigns, getDesign, listDesigns, renameDesign, restoreDesigns } from './record/records.ts'
import { getDesigned, reDesignCheckOrder } from './redesign.ts'
import { listDesignShares, seeDesignComments, shareDesign, withdrawDesignShare } from './share/shares.ts'
import { commentDesign, readDesignShare } from './share/shown-design.ts'

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
  bind(record.paintLargePicture, paintLargePicture)
  bind(record.renameDesign, renameDesign)
  bind(record.deleteDesigns, deleteDesigns)
  bind(record.restoreDesigns, restoreDesigns)
  bind(check.acceptPrintChecks, acceptPrintChecks)
  bind(print.makePrintSet, makePrintSet)
  bind(print.getPrintSet, getPrintSet)
  bind(print.retryPrintSet, retryPrintSet)
  bind(vector.exportVector, exportVector)
  bind(vector.getDrawing, getDrawing)
  bind(share.shareDesign, shareDesign)
  bind(share.listDesignShares, listDesignShares)
  bind(share.seeDesignComments, seeDesignComments)
  bind(share.withdrawDesignShare, withdrawDesignShare)
  bind(share.readDesignShare, readDesignShare)
  bind(share.commentDesign, commentDesign)
}
