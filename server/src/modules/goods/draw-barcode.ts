import type { Input, Reply } from '@inkroute/contract/endpoint'
import { barcodeProblem, barcodeProblemTexts } from '@inkroute/contract/goods/codes'
import type { drawBarcode as contract } from '@inkroute/contract/goods/sku'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { barcodeSvg } from './label/barcode-svg.ts'

export async function drawBarcode(
  { language }: SellerCtx,
  { kind, value }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const problem = barcodeProblem(kind, value)
  if (problem) throw new AppError('barcode_invalid', { reason: barcodeProblemTexts[problem][language] })
  return { svg: barcodeSvg(kind, value) }
}
