import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/material/vision'
import { getScore, type PrintTable, popCount } from '@inkroute/engine/look/similarity'
import type { SellerCtx } from '../../../infra/context.ts'
import { liveIds } from '../library/library.queries.ts'
import { readMaterials } from '../library/read-materials.ts'
import { selectSameGroups } from '../library/search.queries.ts'
import { getPrints } from './print-memory.ts'

const BANDS = 4
/** Two hashes that differ in fewer bits than there are bands agree in at least one band. */
const MOST_BITS = BANDS - 1
const LEAST_SCORE = 0.9
/** A band that half the library shares (much white, for example) says nothing; beyond this its rows are not paired. */
const MAX_BAND_ROWS = 400

const getBand = (hashes: Int32Array, row: number, band: number): number => {
  const half = hashes[row * 4 + (band >> 1)] ?? 0
  return band & 1 ? half & 0xffff : half >>> 16
}

function isNear({ hashes, histograms }: PrintTable, a: number, b: number): boolean {
  const bits = (from: number) =>
    popCount((hashes[a * 4 + from] ?? 0) ^ (hashes[b * 4 + from] ?? 0)) +
    popCount((hashes[a * 4 + from + 1] ?? 0) ^ (hashes[b * 4 + from + 1] ?? 0))
  const light = bits(0)
  if (light > MOST_BITS) return false
  let common = 0
  for (let bin = 0; bin < 64; bin++) common += Math.min(histograms[a * 64 + bin] ?? 0, histograms[b * 64 + bin] ?? 0)
  return getScore(light, bits(2), Math.min(1, common / 255)) >= LEAST_SCORE
}

/** Groups of two or more nearly identical rows. Only rows that share a band are compared. */
export function nearGroups(table: PrintTable): number[][] {
  const leader = Int32Array.from({ length: table.count }, (_, row) => row)
  const find = (row: number): number => {
    let at = row
    while (leader[at] !== at) at = leader[at] ?? at
    return at
  }
  for (let band = 0; band < BANDS; band++) {
    const shelves = new Map<number, number[]>()
    for (let row = 0; row < table.count; row++) {
      const key = getBand(table.hashes, row, band)
      const shelf = shelves.get(key)
      if (shelf) shelf.push(row)
      else shelves.set(key, [row])
    }
    for (const shelf of shelves.values()) {
      if (shelf.length > MAX_BAND_ROWS) continue
      for (let i = 1; i < shelf.length; i++) {
        for (let j = 0; j < i; j++) {
          const [a, b] = [shelf[i] ?? 0, shelf[j] ?? 0]
          if (find(a) !== find(b) && isNear(table, a, b)) leader[find(a)] = find(b)
        }
      }
    }
  }
  const groups = new Map<number, number[]>()
  for (let row = 0; row < table.count; row++) {
    const at = find(row)
    groups.set(at, [...(groups.get(at) ?? []), row])
  }
  return [...groups.values()].filter((rows) => rows.length > 1)
}

const MAX_GROUPS = 2000

async function nearIds(ctx: SellerCtx): Promise<number[][]> {
  const memory = await getPrints(ctx, ctx.seller.id)
  const groups = nearGroups(memory).map((rows) => rows.map((row) => memory.ids[row] ?? 0))
  const live = await liveIds(ctx.db, ctx.seller.id, groups.flat())
  return groups.map((ids) => ids.filter((id) => live.has(id))).filter((ids) => ids.length > 1)
}

/** Near-duplicate groups include exact duplicates, so that both show up together. */
export async function listDuplicates(
  ctx: SellerCtx,
  input: Input<typeof contract.listDuplicates>,
): Promise<Reply<typeof contract.listDuplicates>> {
  const { page, page_size } = input
  const same = await selectSameGroups(ctx.db, ctx.seller.id, MAX_GROUPS)
  const groups = input.is_near === '1' ? (await nearIds(ctx)).slice(0, MAX_GROUPS) : same
  const shown = groups.slice((page - 1) * page_size, page * page_size)
  const materials = await readMaterials(ctx, ctx.seller.id, shown.flat())
  const by_id = new Map(materials.map((material) => [material.id, material]))
  const keyOf = new Map(same.flatMap((ids, group) => ids.map((id) => [id, group] as const)))
  return {
    page,
    page_size,
    total: groups.length,
    data: shown.map((ids) => ({
      is_same: new Set(ids.map((id) => keyOf.get(id) ?? -id)).size === 1,
      materials: ids.flatMap((id) => by_id.get(id) ?? []),
    })),
  }
}
