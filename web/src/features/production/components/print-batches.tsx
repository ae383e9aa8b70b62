import * as contract from '@inkroute/contract/production/production'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatBytes } from '../../../shared/format/bytes.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import css from '../production.module.css'
import { productionText } from '../production.text.ts'

const REFETCH_MS = 3_000
const isRunning = (batch: contract.PrintBatch) => batch.state === 'queued' || batch.state === 'running'

function State({ batch }: { batch: contract.PrintBatch }) {
  const text = useText(productionText)
  if (batch.url) return <a href={batch.url}>{fill(text.batch_download, { size: formatBytes(batch.bytes ?? 0) })}</a>
  if (batch.state === 'failed') return <span className={css.problem}>{text.batch_failed}</span>
  return <span>{fill(text.batch_running, { done: batch.done, total: batch.total })}</span>
}

/** Archives of print files, with progress while being packed. */
export function PrintBatches() {
  const text = useText(productionText)
  const first = useCall(contract.listPrintBatches, {}, { quiet: true })
  const is_running = first.data?.data.some(isRunning) ?? false
  const list = useCall(
    contract.listPrintBatches,
    {},
    { quiet: true, ...(is_running ? { refetch_ms: REFETCH_MS } : {}) },
  )
  const batches = list.data?.data ?? []
  if (batches.length === 0) return null
  return (
    <Panel title={text.batch_title}>
      <ul className={`bare-list grid gap-2 mb-3 ${css.batches}`}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <b>{fill(text.batch_name, { id: batch.id })}</b>
            <span>
              <RelativeTime at={batch.created_at} />
            </span>
            <State batch={batch} />
            {batch.missing.length > 0 ? (
              <small className={css.problem}>{fill(text.batch_missing, { codes: batch.missing.join(', ') })}</small>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
