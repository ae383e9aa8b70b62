import type * as contract from '@inkroute/contract/design/vector'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { factorOnSize, viewOnSize } from '@inkroute/engine/print/rules/size-rule'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { paintPool } from '../../infra/paint/paint-pool.ts'
import type { Face } from '../../infra/paint/paint-task.ts'
import { type ProductFacts, productToDesign } from '../catalog/catalog.ts'
import { findFace } from './core/faces.rules.ts'
import { documentFrom } from './core/store-design.ts'
import { unsavedPainting } from './core/unsaved-painting.ts'

const TENTH_MM = 10

interface Sized {
  readonly face: Face
  readonly width_mm: number
  readonly height_mm: number
}

/** The face as it is printed on one size, without bleed: what the buyer sees. */
async function sizedFace(
  ctx: SellerCtx,
  { document, product }: { document: DesignDocument; product: ProductFacts },
  { view_id, size_id }: Pick<Input<typeof contract.exportVector>, 'view_id' | 'size_id'>,
): Promise<Sized> {
  const actual = product.actual_sizes.find((one) => one.view_id === view_id && one.size_id === size_id)
  const face = findFace(await unsavedPainting(ctx, document, product), view_id)
  if (!face || !actual) throw new AppError('design_unknown_view', { view_id })
  const view = viewOnSize(face.view, face.area, factorOnSize(document, product.actual_sizes, view_id, size_id))
  const tenths = (length_cm: number) => Math.round(length_cm * 10 * TENTH_MM) / TENTH_MM
  const width_mm = tenths(actual.actual_width)
  const height_mm = tenths((actual.actual_width * face.area.height) / face.area.width)
  return { face: { ...face, view }, width_mm, height_mm }
}

export async function exportVector(
  ctx: SellerCtx,
  input: Input<typeof contract.exportVector>,
): Promise<Reply<typeof contract.exportVector>> {
  const document = documentFrom(input.document)
  const product = await productToDesign(ctx, document.basic_product_id)
  const { face, width_mm, height_mm } = await sizedFace(ctx, { document, product }, input)
  const title = input.name || product.code
  const task = { kind: 'vector', face, format: input.format, title, width_mm, height_mm } as const
  const answer = await paintPool.run(task, { affinity: String(ctx.seller.id) })
  if (answer.kind === 'refused') throw new AppError(answer.refusal.name, answer.refusal.details)
  const [file] = answer.kind === 'pictures' ? answer.pictures : []
  if (!file) throw new AppError('design_not_made')
  const name = `${title.replace(/[\\/:*?"<>|]/g, '-').slice(0, 80)}.${input.format}`
  return { name, file_base64: Buffer.from(file).toString('base64'), width_mm, height_mm }
}
