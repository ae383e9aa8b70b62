// Ten thousand order rows: reading and validating the file, then creating the orders, over real HTTP and the real job,
// compared with bare inserts of the same rows (orders, lines, events, external data) in the same run.
//   npm run bench -- import
import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import * as contract from '../contract/src/order/import/import.ts'
import { getWorkbook } from '../server/src/modules/export/export.ts'
import { runImport } from '../server/src/modules/order/import/run-import.ts'
import { newBuyer } from '../server/src/modules/order/testing/buyer.ts'
import { bareInserts, foreignTables } from './support/bare-inserts.ts'
import { few, openBench } from './support/bench.ts'
import { openInstallation } from './support/installation.ts'

const ROWS = few(10_000, 20)
/** Each order of the file has two rows, so there is something to merge. */
const ORDERS = ROWS / 2
const header = ['订单号', 'SKU', '数量', '收件人', '电话', '国家', '州', '城市', '地址', '邮编']

function getFile(codes: readonly string[]): Uint8Array {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const order = `B-${100_000 + Math.floor(at / 2)}`
    const buyer = [`Buyer ${at}`, '+49 30 901820', '德国', 'Berlin', 'Berlin', `Invalidenstraße ${at}`, '10115']
    return [order, codes[at % codes.length] ?? '', '1', ...(at % 2 === 0 ? buyer : buyer.map(() => ''))]
  })
  return getWorkbook({ header, widths: header.map(() => 16), rows })
}

async function callAt<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: CallInput<E>,
  { token, file }: { token: string; file?: Uint8Array },
): Promise<Reply<E>> {
  const rest = { ...(input as Record<string, unknown>) }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return String(value)
  })
  const in_query = endpoint.method === 'GET' || endpoint.file_max_bytes !== undefined
  const query = in_query ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  const answer = await fetch(`${origin}/req${path}${query}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': file ? 'application/octet-stream' : 'application/json',
    },
    ...(endpoint.method === 'GET' ? {} : { body: file ? Uint8Array.from(file) : JSON.stringify(rest) }),
  })
  const { status_code, msg, data } = (await answer.json()) as { status_code: number; msg: string; data: Reply<E> }
  if (status_code !== 200) throw new Error(`${endpoint.path}: ${msg}`)
  return data
}

const bench = openBench('import')
const { app, origin } = await openInstallation(bench, { holds: 'shop' })
const call = (endpoint: Endpoint, input: never, options: never) => callAt(origin, endpoint, input, options)
const { seller, skus } = await newBuyer({ ...app, call } as never)
const file = getFile(skus.map(({ sku_code }) => sku_code))

let most_blocked_ms = 0
let last = performance.now()
const pulse = setInterval(() => {
  most_blocked_ms = Math.max(most_blocked_ms, performance.now() - last - 10)
  last = performance.now()
}, 10)
const dry_started = performance.now()
const checked = await callAt(origin, contract.uploadImport, { name: 'bench.xlsx' }, { token: seller.token, file })
const dry_ms = performance.now() - dry_started
clearInterval(pulse)
if (checked.orders.ready !== ORDERS) throw new Error(`only ${checked.orders.ready} orders are ready`)

await callAt(origin, contract.commitImport, { id: checked.id }, { token: seller.token })
const commit_started = performance.now()
await runImport(app.ctx, { seller_id: seller.seller_id, id: checked.id, user_id: seller.user_id })
const commit_ms = performance.now() - commit_started
const done = await callAt(origin, contract.getImport, { id: checked.id }, { token: seller.token })
if (done.orders.made !== ORDERS) throw new Error(`only ${done.orders.made} orders were made`)
const bare_ms = await bareInserts(app, foreignTables, ORDERS)

const perSecond = (ms: number) => `${Math.round((ROWS / ms) * 1000)} rows/s`
console.log(
  `file                                   ${ROWS} rows, ${ORDERS} orders, ${(file.length / 1024).toFixed(0)} kB`,
)
console.log(`dry run: read, match, check, keep      ${dry_ms.toFixed(0)} ms  ${perSecond(dry_ms)}`)
console.log(`longest pause of the event loop        ${most_blocked_ms.toFixed(0)} ms`)
console.log(`commit: price, freight, orders, marks  ${commit_ms.toFixed(0)} ms  ${perSecond(commit_ms)}`)
console.log(`bare inserts of the same rows          ${bare_ms.toFixed(0)} ms  ${perSecond(bare_ms)}`)
bench.figure('import beside bare inserts', bare_ms / commit_ms, 'more')
bench.figure('longest pause of the event loop in an import, ms', most_blocked_ms, 'less')
console.log(`commit beside bare inserts             ${((bare_ms / commit_ms) * 100).toFixed(0)} %`)
