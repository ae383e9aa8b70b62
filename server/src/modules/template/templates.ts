import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/template/template'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx, SellerCtx } from '../../infra/context.ts'
import { podDefinitions } from './pod.definitions.ts'
import { scenarios, styles } from './template.definitions.ts'
import { countBy, findTemplate, selectArtworkNames, selectTemplates } from './template.queries.ts'
import { namedDocument, slugsIn, viewTemplate } from './template.view.ts'

const MAX_WORDS = 6

export async function listTemplates(
  ctx: PublicCtx,
  input: Input<typeof contract.listTemplates>,
): Promise<Reply<typeof contract.listTemplates>> {
  const { page, page_size, scenario, style, basic_product_id } = input
  const words = (input.keyword ?? '').normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const filter = { words, scenario, style, product_id: basic_product_id }
  const { rows, total } = await selectTemplates(ctx.db, filter, page_size, (page - 1) * page_size)
  const names = await selectArtworkNames(ctx.db, slugsIn(rows), ctx.language)
  const shown = { storage: ctx.storage, language: ctx.language, names }
  return { data: rows.map((row) => viewTemplate(row, shown)), total, page, page_size }
}

export async function getTemplate(
  ctx: PublicCtx,
  { id }: Input<typeof contract.getTemplate>,
): Promise<Reply<typeof contract.getTemplate>> {
  const row = await findTemplate(ctx.db, id)
  if (!row) throw new AppError('not_found')
  const names = await selectArtworkNames(ctx.db, slugsIn([row]), ctx.language)
  const shown = { storage: ctx.storage, language: ctx.language, names }
  return { ...viewTemplate(row, shown), document: namedDocument(row.document, names) }
}

type Names = Readonly<Record<string, readonly [zh: string, en: string]>>

async function choices(ctx: PublicCtx, column: 'scenario' | 'style', names: Names) {
  const counts = await countBy(ctx.db, column)
  const place = ctx.language === 'en' ? 1 : 0
  return { data: counts.map(({ key, count }) => ({ key, name: names[key]?.[place] ?? key, count })) }
}

export const listScenarios = (ctx: PublicCtx): Promise<Reply<typeof contract.listScenarios>> =>
  choices(ctx, 'scenario', scenarios)

export const listRecommendedStyles = (ctx: PublicCtx): Promise<Reply<typeof contract.listRecommendedStyles>> =>
  choices(ctx, 'style', styles)

export async function listPodTemplates(ctx: SellerCtx): Promise<Reply<typeof contract.listPodTemplates>> {
  const place = ctx.language === 'en' ? 1 : 0
  return {
    data: podDefinitions.map(({ id, name, description, boxes }) => ({
      id,
      name: name[place],
      description: description[place],
      boxes: [...boxes],
    })),
  }
}

export async function getPodTemplate(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getPodTemplate>,
): Promise<Reply<typeof contract.getPodTemplate>> {
  const { data } = await listPodTemplates(ctx)
  const found = data.find((one) => one.id === id)
  if (!found) throw new AppError('not_found')
  return found
}
