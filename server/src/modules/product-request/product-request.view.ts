import { fenToDecimal } from '@inkroute/contract/money'
import type { ApplicationStatus } from '@inkroute/contract/product-request/codes'
import type { Application, StaffApplication } from '@inkroute/contract/product-request/product-request'
import type { AppCtx } from '../../infra/context.ts'
import { keptPictureUrls } from '../upload/upload.ts'
import type { ApplicationRow } from './product-request.queries.ts'

type Ctx = Pick<AppCtx, 'storage'>

/** A deleted term is shown by its key. */
export function viewApplication(ctx: Ctx, row: ApplicationRow): Application {
  const { expected_price_fen, pictures, ...rest } = row
  return {
    ...rest,
    category_name: row.category_name ?? '',
    technique_name: row.technique_name ?? row.technique,
    size_attribute_name: row.size_attribute_name ?? row.size_attribute,
    product_name: row.product_name ?? '',
    expected_price: fenToDecimal(expected_price_fen),
    pictures: pictures.map((picture) => keptPictureUrls(ctx, picture)),
    status: row.status as ApplicationStatus,
  }
}

export const viewStaffApplication = (ctx: Ctx, row: ApplicationRow): StaffApplication => ({
  ...viewApplication(ctx, row),
  seller_id: row.seller_id,
  seller_name: row.seller_name,
  reviewed_by: row.reviewer,
})
