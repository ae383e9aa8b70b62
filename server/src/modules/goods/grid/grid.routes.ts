import * as contract from '@inkroute/contract/grid'
import type { Bind } from '../../../infra/http/bind.ts'
import { exportGrid } from './export-grid.ts'
import { getMockupPicture } from './get-mockup-picture.ts'

export function gridRoutes(bind: Bind): void {
  bind(contract.exportGrid, exportGrid)
  bind(contract.getMockupPicture, getMockupPicture)
}
