// Search by picture over 100,000 pictures of one seller, compared with a bare scan of the same hashes: one loop that only
// counts differing bits. The first search loads all hashes from the database; it is reported separately, since it happens once.
//   npm run bench -- material
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type PrintNumbers, popCount, searchPrints } from '../engine/src/look/similarity.ts'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/embedded-postgres.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'
import { createSeller } from '../server/src/modules/account/account.ts'
import { nearGroups } from '../server/src/modules/material/search/duplicates.ts'
import { type PrintMemory, printsOf } from '../server/src/modules/material/search/print-memory.ts'

const ROWS = 100_000
const RUNS = 40
const MOST_MS = 50
const folder = mkdtempSync(join(tmpdir(), 'inkroute-bench-'))

function bareScan({ hashes, count }: PrintMemory, wanted: PrintNumbers): number {
  const [light_0, light_1] = wanted.light
  let near = 0
  for (let row = 0; row < count; row++) {
    const bits = popCount((hashes[row * 4] as number) ^ light_0) + popCount((hashes[row * 4 + 1] as number) ^ light_1)
    if (bits < 8) near++
  }
  return near
}

function medianOf(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now()
    run()
    return performance.now() - started
  })
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

const printOf = (memory: PrintMemory, row: number): PrintNumbers => ({
  light: [memory.hashes[row * 4] ?? 0, memory.hashes[row * 4 + 1] ?? 0],
  shape: [memory.hashes[row * 4 + 2] ?? 0, memory.hashes[row * 4 + 3] ?? 0],
  histogram: memory.histograms.slice(row * 64, row * 64 + 64),
})

const config = readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal', DEMO: 'false', SERVE_WEB: 'false' })
const postgres = await startEmbeddedPostgres(folder)
try {
  await migrate(postgres.url())
  const app = await createApp({ config, database_url: postgres.url(), sandbox_url: 'http://127.0.0.1:9' })
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
  const memory = await printsOf(app.ctx, seller_id)
  const first_ms = performance.now() - started
  const wanted = printOf(memory, Math.floor(ROWS / 2))
  const search_ms = medianOf(() => searchPrints(memory, wanted, 0.6, 60))
  const everything_ms = medianOf(() => searchPrints(memory, wanted, 0, 60))
  const bare_ms = medianOf(() => bareScan(memory, wanted))
  const again = performance.now()
  await printsOf(app.ctx, seller_id)
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
  if (search_ms + again_ms > MOST_MS) {
    console.error(`a search takes more than ${MOST_MS} ms`)
    process.exitCode = 1
  }
  await app.close()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
