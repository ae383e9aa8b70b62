import * as contract from '@inkroute/contract/goods/grid/grid'
import * as template from '@inkroute/contract/goods/grid/template'
import type { Bind } from '../../../infra/http/bind.ts'
import { cancelGridPainting } from './cancel-grid-painting.ts'
import { composeRunImages } from './compose-run-images.ts'
import { addComposedImage, composeShowImage } from './compose-show-image.ts'
import { exportGrid } from './export-grid.ts'
import { getGridPainting } from './get-grid-painting.ts'
import { getMockupPicture } from './get-mockup-picture.ts'
import { buyBottomTemplate } from './template/buy-bottom-template.ts'
import { changeBottomTemplate, deleteBottomTemplate } from './template/change-bottom-template.ts'
import { createBottomTemplate } from './template/create-bottom-template.ts'
import { getBottomTemplate, listBottomTemplates } from './template/list-bottom-templates.ts'
import { getPayBottomTemplate, listPayBottomTemplates } from './template/list-pay-templates.ts'

export function gridRoutes(bind: Bind): void {
  bind(contract.exportGrid, exportGrid)
  bind(contract.composeRunImages, composeRunImages)
  bind(contract.getGridPainting, getGridPainting)
  bind(contract.cancelGridPainting, cancelGridPainting)
  bind(contract.getMockupPicture, getMockupPicture)
  bind(contract.addComposedImage, addComposedImage)
  bind(contract.composeShowImage, composeShowImage)
  bind(template.listBottomTemplates, listBottomTemplates)
  bind(template.getBottomTemplate, getBottomTemplate)
  bind(template.createBottomTemplate, createBottomTemplate)
  bind(template.changeBottomTemplate, changeBottomTemplate)
  bind(template.deleteBottomTemplate, deleteBottomTemplate)
  bind(template.listPayBottomTemplates, listPayBottomTemplates)
  bind(template.getPayBottomTemplate, getPayBottomTemplate)
  bind(template.buyBottomTemplate, buyBottomTemplate)
}
