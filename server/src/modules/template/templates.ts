import type { Input, Reply } from '@inkroute/contract/endpoint'
import { findTemplateKind, templateKinds } from '@inkroute/contract/template/kinds'
import type * as contract from '@inkroute/contract/template/template'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx, SellerCtx } from '../../infra/context.ts'
import { boughtItems } from '../material/material.ts'
import { podDefinitions } from './pod.definitions.ts'
import {
  countBy,
  countKinds,
  findProductKind,
  findTemplate,
  selectArtworkNames,
  selectTemplates,
} from './template.queries.ts'
import { namedDocument, slugsIn, viewTemplate } from './template.view.ts'

const MAX_WORDS = 6

async function getBought({ db, identity }: PublicCtx, rows: readonly { id: number; price_fen: number }[]) {
  const priced = rows.filter(({ price_fen }) => price_fen > 0).map(({ id }) => String(id))
  return identity?.seller_id ? boughtItems(db, identity.seller_id, 'template', priced) : new Set<string>()
}

export async function listTemplates(
  ctx: PublicCtx,
  input: Input<typeof contract.listTemplates>,
): Promise<Reply<typeof contract.listTemplates>> {
  const { page, page_size, scenario, style, kind, basic_product_id, for_product_id } = input
  const words = (input.keyword ?? '').normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const target = for_product_id ? await findProductKind(ctx.db, for_product_id) : undefined
  const for_product =
    target && for_product_id ? { id: for_product_id, kind: findTemplateKind(target) ?? '' } : undefined
  const filter = { words, scenario, style, kind, product_id: basic_product_id, for_product }
  const { rows, total } = await selectTemplates(ctx.db, filter, page_size, (page - 1) * page_size)
  const names = await selectArtworkNames(ctx.db, slugsIn(rows), ctx.language)
  const bought = await getBought(ctx, rows)
  const shown = { storage: ctx.storage, language: ctx.language, names, bought }
  return { data: rows.map((row) => viewTemplate(row, shown)), total, page, page_size }
}

export async function getTemplate(
  ctx: PublicCtx,
  { id }: Input<typeof contract.getTemplate>,
): Promise<Reply<typeof contract.getTemplate>> {
  const row = await findTemplate(ctx.db, id)
  if (!row) throw new AppError('not_found')
  const names = await selectArtworkNames(ctx.db, slugsIn([row]), ctx.language)
  const bought = await getBought(ctx, [row])
  if (row.price_fen > 0 && !bought.has(String(id))) throw new AppError('template_not_bought')
  const shown = { storage: ctx.storage, language: ctx.language, names, bought }
  const document = { ...namedDocument(row.document, shown), template_id: row.id }
  return { ...viewTemplate(row, shown), document }
}

export const listScenarios = async (
  ctx: PublicCtx,
  { kind }: Input<typeof contract.listScenarios>,
): Promise<Reply<typeof contract.listScenarios>> => ({
  data: await countBy(ctx.db, 'scenario', ctx.language, kind),
})

export async function listTemplateKinds(
  ctx: PublicCtx,
  { scenario }: Input<typeof contract.listTemplateKinds>,
): Promise<Reply<typeof contract.listTemplateKinds>> {
  const counts = new Map((await countKinds(ctx.db, scenario)).map(({ kind, count }) => [kind, count]))
  return { data: templateKinds.flatMap((key) => ({ key, count: counts.get(key) ?? 0 })) }
}

export const listRecommendedStyles = async (
  ctx: PublicCtx,
  { kind }: Input<typeof contract.listRecommendedStyles>,
): Promise<Reply<typeof contract.listRecommendedStyles>> => ({
  data: await countBy(ctx.db, 'style', ctx.language, kind),
})

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
