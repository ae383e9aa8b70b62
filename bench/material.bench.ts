// Search by picture over 100,000 pictures of one seller, compared with a bare scan of the same hashes: one loop that only
// counts differing bits. The first search loads all hashes from the database; it is reported separately, since it happens once.
//   npm run bench -- material
import { sql } from 'kysely'
import { type PrintNumbers, popCount, searchPrints } from '../engine/src/look/similarity.ts'
import { createSeller } from '../server/src/modules/account/account.ts'
import { nearGroups } from '../server/src/modules/material/search/duplicates.ts'
import { getPrints, type PrintMemory } from '../server/src/modules/material/search/print-memory.ts'
import { few, openBench } from './support/bench.ts'
import { openInstallation } from './support/installation.ts'

const ROWS = few(100_000, 500)
const RUNS = few(40, 2)
const MOST_MS = 50

function bareScan({ hashes, count }: PrintMemory, wanted: PrintNumbers): number {
  const [light_0, light_1] = wanted.light
  let near = 0
  for (let row = 0; row < count; row++) {
    const bits = popCount((hashes[row * 4] as number) ^ light_0) + popCount((hashes[row * 4 + 1] as number) ^ light_1)
    if (bits < 8) near++
  }
  return near
}

function getMedian(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now()
    run()
    return performance.now() - started
  })
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

const getPrint = (memory: PrintMemory, row: number): PrintNumbers => ({
  light: [memory.hashes[row * 4] ?? 0, memory.hashes[row * 4 + 1] ?? 0],
  shape: [memory.hashes[row * 4 + 2] ?? 0, memory.hashes[row * 4 + 3] ?? 0],
  histogram: memory.histograms.slice(row * 64, row * 64 + 64),
})

const bench = openBench('material')
const { app } = await openInstallation(bench)
const { seller_id, user_id } = await createSeller(app.ctx, {
  username: 'bench',
  password: 'bench-bench-1',
  phone: null,
})
await sql`insert into upload (seller_id, user_id, purpose, nonce, name, status, bytes, perceptual_hash, picture_key, preview_469_key)
  select ${seller_id}, ${user_id}, 'material', 'n' || n, 'p' || n, 'ready', 1000,
    ((random() * 4294967295)::bigint::bit(32) || (random() * 4294967295)::bigint::bit(32))::bit(64), 'k' || n, 'k' || n
  from generate_series(1, ${ROWS}) as n`.execute(app.ctx.db)
await sql`insert into material (seller_id, id, shape_hash, histogram)
  select seller_id, id, ((random() * 4294967295)::bigint::bit(32) || (random() * 4294967295)::bigint::bit(32))::bit(64),
    decode(md5(id::text) || md5(id::text || 'b') || md5(id::text || 'c') || md5(id::text || 'd'), 'hex')
  from upload where seller_id = ${seller_id} order by id`.execute(app.ctx.db)
const started = performance.now()
const memory = await getPrints(app.ctx, seller_id)
const first_ms = performance.now() - started
const wanted = getPrint(memory, Math.floor(ROWS / 2))
const [nearest] = searchPrints(memory, wanted, 0.6, 60)
if (memory.count !== ROWS || nearest?.row !== Math.floor(ROWS / 2)) throw new Error('a picture does not find itself')
const search_ms = getMedian(() => searchPrints(memory, wanted, 0.6, 60))
const everything_ms = getMedian(() => searchPrints(memory, wanted, 0, 60))
const bare_ms = getMedian(() => bareScan(memory, wanted))
const again = performance.now()
await getPrints(app.ctx, seller_id)
const again_ms = performance.now() - again
const grouped = performance.now()
nearGroups(memory)
const groups_ms = performance.now() - grouped
console.log(`pictures                              ${memory.count}`)
console.log(`first search, reading all prints      ${first_ms.toFixed(0)} ms`)
console.log(`looking for new ones before a search  ${again_ms.toFixed(1)} ms`)
console.log(`search, hashes and colours            ${search_ms.toFixed(1)} ms`)
console.log(`search, every colour compared         ${everything_ms.toFixed(1)} ms`)
console.log(`bare scan of one hash                 ${bare_ms.toFixed(1)} ms`)
console.log(`groups of look-alikes                 ${groups_ms.toFixed(0)} ms`)
bench.bar('search with hashes and colours, ms', search_ms + again_ms, { most: MOST_MS })
bench.figure('search beside a bare scan, times', search_ms / bare_ms, 'less')
