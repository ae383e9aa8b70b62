import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { searchByImage as contract } from '@inkroute/contract/material/vision'
import { getHalves, type PrintNumbers, searchPrints } from '@inkroute/engine/look/similarity'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { readMaterials } from '../library/read-materials.ts'
import { getPrints, type PrintMemory } from './print-memory.ts'

function printOfRow(memory: PrintMemory, id: number): PrintNumbers | null {
  const row = memory.ids.subarray(0, memory.count).indexOf(id)
  if (row < 0) return null
  const hash = (place: number) => memory.hashes[row * 4 + place] ?? 0
  return {
    light: [hash(0), hash(1)],
    shape: [hash(2), hash(3)],
    histogram: memory.histograms.subarray(row * 64, row * 64 + 64),
  }
}

export async function searchByImage(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const memory = await getPrints(ctx, ctx.seller.id)
  const { look, material_id, min_similarity, limit } = input
  const wanted = look
    ? {
        light: getHalves(look.light_hash),
        shape: getHalves(look.shape_hash),
        histogram: Uint8Array.from(look.histogram),
      }
    : material_id !== undefined && printOfRow(memory, material_id)
  if (!wanted) throw new AppError('not_found')
  const hits = searchPrints(memory, wanted, min_similarity, limit)
  const scores = new Map(
    hits.flatMap(({ row, score }) => {
      const id = memory.ids[row]
      return id === undefined ? [] : [[id, score] as const]
    }),
  )
  const found = await readMaterials(ctx, ctx.seller.id, [...scores.keys()])
  return {
    data: found.map((material) => ({
      ...material,
      similarity: Math.round((scores.get(material.id) ?? 0) * 1000) / 1000,
    })),
    searched: memory.count,
  }
}
