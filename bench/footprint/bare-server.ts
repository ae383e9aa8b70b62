// The reference of a start: Fastify and the embedded database, and nothing of ours between them.
import Fastify from 'fastify'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/src/infra/db/connect/embedded-postgres.ts'

const [data_dir = '', port] = process.argv.slice(2)
const postgres = await startEmbeddedPostgres(data_dir)
const pool = new pg.Pool({ connectionString: postgres.url() })
const app = Fastify()
app.get('/healthz', async () => (await pool.query('select 1')).rowCount)
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
  await postgres.stop()
  process.exit(0)
})
