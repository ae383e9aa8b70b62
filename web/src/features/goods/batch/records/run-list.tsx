import { type BatchRun, batchRunStates, listBatchRuns } from '@inkroute/contract/goods/batch/batch'
import { DatePicker, Input, Pagination, Segmented, Spin } from 'antd'
import dayjs from 'dayjs'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { latest, useLiveRuns } from './live-runs.ts'
import css from './records.module.css'
import { recordsText } from './records.text.ts'
import { RunActions } from './run-actions.tsx'
import { RunProgress, StateDot } from './run-progress.tsx'

const PAGE_SIZE = 12
/** In case the stream is down. */
const LOOK_MS = 5000

export interface RecordsFilter {
  readonly state?: string
  readonly keyword?: string
  readonly date_from?: string
  readonly date_to?: string
  readonly run?: string
}

interface ListProps {
  readonly filter: RecordsFilter
  readonly page: number
  readonly onFilter: (part: Record<string, string | undefined>) => void
}

function RunCard({ run, onOpen }: { run: BatchRun; onOpen: () => void }) {
  const text = useText(recordsText)
  const live = useLiveRuns((state) => state.runs.get(run.id))
  const now = latest(run, live)
  const facts = run.artworks > 0 ? text.facts : text.facts_rows
  return (
    <li className={`card grid items-center gap-5 ${css.card}`}>
      <button type="button" className={css.covers} aria-label={run.name} onClick={onOpen}>
        {run.covers.slice(0, 4).map((cover) => (
          <img className="min-h-0 w-full h-full object-cover" key={cover} src={cover} alt="" loading="lazy" />
        ))}
      </button>
      <div className="grid gap-2">
        <button type="button" className={css.name} onClick={onOpen}>
          {run.name}
        </button>
        <p className="flex flex-wrap text-quiet gap-x-3.5 gap-y-1">
          <StateDot state={now.state} />
          <span>{fill(facts, { artworks: run.artworks, products: run.products, rows: run.rows })}</span>
          <RelativeTime at={run.created_at} />
        </p>
        <RunProgress run={now} />
      </div>
      <div className={`flex flex-wrap justify-end gap-2 ${css.cardActions}`}>
        <RunActions run={now} />
      </div>
    </li>
  )
}

function Filters({ filter, onFilter }: Omit<ListProps, 'page'>) {
  const text = useText(recordsText)
  const options = [
    { value: '', label: text.all },
    ...batchRunStates.map((value) => ({ value: value as string, label: text[`state_${value}`] })),
  ]
  const days = filter.date_from && filter.date_to ? [dayjs(filter.date_from), dayjs(filter.date_to)] : null
  return (
    <div className={`flex flex-wrap gap-3 ${css.filters}`}>
      <Segmented
        aria-label={text.filter_state}
        value={filter.state ?? ''}
        options={options}
        onChange={(state) => onFilter({ state: state || undefined })}
      />
      <Input.Search
        allowClear
        defaultValue={filter.keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        onSearch={(keyword) => onFilter({ keyword: keyword.trim() || undefined })}
      />
      <DatePicker.RangePicker
        aria-label={text.from_to}
        value={days as [dayjs.Dayjs, dayjs.Dayjs] | null}
        onChange={(range) =>
          onFilter({ date_from: range?.[0]?.format('YYYY-MM-DD'), date_to: range?.[1]?.format('YYYY-MM-DD') })
        }
      />
    </div>
  )
}

/** Runs, newest first, with live progress. */
export function RunList({ filter, page, onFilter }: ListProps) {
  const text = useText(recordsText)
  const { run: _, state, ...rest } = filter
  const known = batchRunStates.find((one) => one === state)
  const input = { ...rest, ...(known ? { state: known } : {}), page, page_size: PAGE_SIZE }
  const list = useCall(listBatchRuns, input, { quiet: true, refetch_ms: LOOK_MS })
  const is_narrowed = Object.keys(rest).length > 0 || Boolean(known)
  return (
    <div className={`grid content-start grid-cols-1 w-full gap-4 ${css.records}`}>
      <Filters filter={filter} onFilter={onFilter} />
      {list.isPending ? <Spin /> : null}
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {list.data?.total === 0 ? (
        <EmptyState
          icon="layers"
          title={is_narrowed ? text.none_found : text.none}
          {...(is_narrowed ? {} : { body: text.none_body })}
        />
      ) : null}
      <ul className="bare-list grid gap-3">
        {list.data?.data.map((run) => (
          <RunCard key={run.id} run={run} onOpen={() => onFilter({ run: String(run.id) })} />
        ))}
      </ul>
      <Pagination
        current={page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(next) => onFilter({ page: String(next) })}
      />
    </div>
  )
}
