import * as contract from '@inkroute/contract/material'
import type { Bind } from '../../infra/http/bind.ts'
import { listArtworks } from './gallery/list-artworks.ts'

export function materialRoutes(bind: Bind): void {
  bind(contract.listArtworks, listArtworks)
}
