import { type BatchCell, batchCellStates, getBatchRun, listBatchCells } from '@inkroute/contract/goods/batch/batch'
import { type Breakpoint, Button, Segmented, Spin, Table } from 'antd'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { useSlots } from '../state/batch-slots.ts'
import { latest, useLiveRuns } from './live-runs.ts'
import css from './records.module.css'
import { recordsText } from './records.text.ts'
import { AgainButton, ComposeImages, RunActions } from './run-actions.tsx'
import { RunProgress, StateDot } from './run-progress.tsx'

const PAGE_SIZE = 20
const LOOK_MS = 4000
/** In case the stream is down; it brings the whole plan along, so not too often. */
const LOOK_RUN_MS = 15_000

/** On phones the result is shown below the cell's name; separate columns would be off-screen. */
const wide: Breakpoint[] = ['md']

const getSource = ({ artwork_name, row_text }: BatchCell) => [artwork_name, row_text].filter(Boolean).join(' · ')

function CellState({ cell }: { cell: BatchCell }) {
  const text = useText(recordsText)
  return (
    <>
      <span className={`inline-flex items-center text-ink gap-1.5 ${css.state}`} data-state={cell.state}>
        {text[`cell_${cell.state}`]}
      </span>
      {cell.reason ? <small>{cell.reason}</small> : null}
    </>
  )
}

function useColumns() {
  const text = useText(recordsText)
  return [
    {
      key: 'result',
      title: text.column_result,
      width: 76,
      render: (_: unknown, cell: BatchCell) =>
        cell.thumbnail_url ? (
          <img
            className="block w-14 h-14 object-cover rounded-control"
            src={cell.thumbnail_url}
            alt=""
            loading="lazy"
          />
        ) : null,
    },
    {
      key: 'title',
      title: text.column_title,
      render: (_: unknown, cell: BatchCell) => (
        <div className={`grid wrap-anywhere ${css.titleCell}`}>
          {cell.goods_id ? (
            <a href={`/goods/detail/${cell.goods_id}`}>{cell.title}</a>
          ) : (
            <span>{getSource(cell) || cell.product_name}</span>
          )}
          <small>
            {cell.product_name}
            {cell.sku_count > 0 ? ` · ${fill(text.skus, { count: cell.sku_count })}` : ''}
          </small>
          <span className={`hidden ${css.onPhone}`}>
            <CellState cell={cell} />
          </span>
        </div>
      ),
    },
    {
      key: 'source',
      title: text.column_source,
      responsive: wide,
      render: (_: unknown, cell: BatchCell) => (
        <span className={`flex items-center gap-2 ${css.source}`}>
          {cell.artwork_url ? <img src={cell.artwork_url} alt="" loading="lazy" /> : null}
          <span className={`overflow-hidden wrap-anywhere ${css.said}`} title={getSource(cell)}>
            {getSource(cell)}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      title: text.column_state,
      width: 240,
      responsive: wide,
      render: (_: unknown, cell: BatchCell) => (
        <div className={`grid wrap-anywhere ${css.titleCell}`}>
          <CellState cell={cell} />
        </div>
      ),
    },
  ]
}

interface CellsProps extends Pick<DetailProps, 'id' | 'cells' | 'page' | 'onFilter'> {
  readonly is_running: boolean
}

function Cells({ id, cells: state, page, onFilter, is_running }: CellsProps) {
  const text = useText(recordsText)
  const columns = useColumns()
  const known = batchCellStates.find((one) => one === state)
  const input = { id, page, page_size: PAGE_SIZE, ...(known ? { state: known } : {}) }
  const cells = useCall(listBatchCells, input, { quiet: true, ...(is_running ? { refetch_ms: LOOK_MS } : {}) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last cells are finished with the run
  useEffect(() => void cells.refetch(), [is_running])
  const options = [
    { value: '', label: text.all },
    ...batchCellStates.map((value) => ({ value: value as string, label: text[`cell_${value}`] })),
  ]
  return (
    <>
      <Segmented
        className={css.scroll ?? ''}
        aria-label={text.filter_cells}
        value={known ?? ''}
        options={options}
        onChange={(next) => onFilter({ cells: next || undefined })}
      />
      <Table
        rowKey="cell_no"
        size="middle"
        tableLayout="fixed"
        loading={cells.isPending}
        columns={columns}
        dataSource={cells.data?.data ?? []}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: cells.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => onFilter({ page: String(next) }),
        }}
      />
    </>
  )
}

interface DetailProps {
  readonly id: number
  /** State of the cells that are shown; all without one. */
  readonly cells: string | undefined
  readonly page: number
  readonly onFilter: (part: Record<string, string | undefined>) => void
  readonly onBack: () => void
  /** Called once the setup has been restored. */
  readonly onAgain: () => void
}

/** One run: progress, actions and all cells. */
export function RunDetail({ id, onBack, onAgain, ...shown }: DetailProps) {
  const text = useText(recordsText)
  const { exporter } = useSlots()
  const [is_open, setOpen] = useState(false)
  const run = useCall(getBatchRun, { id }, { quiet: true, ...(is_open ? { refetch_ms: LOOK_RUN_MS } : {}) })
  const live = useLiveRuns((state) => state.runs.get(id))
  const now = run.data && latest(run.data, live)
  const is_over = now?.state === 'finished' || now?.state === 'cancelled'
  useEffect(() => setOpen(now !== undefined && !is_over), [now, is_over])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the covers come with the end of the run
  useEffect(() => void run.refetch(), [is_over])
  if (run.isError && !run.data) return <LoadFailed onRetry={() => void run.refetch()} />
  if (!now) return <Spin />
  return (
    <div className={`grid content-start grid-cols-1 w-full gap-4 ${css.records}`}>
      <button type="button" className={css.backLink} onClick={onBack}>
        ← {text.back}
      </button>
      <header className={`flex flex-wrap items-start justify-between gap-3 ${css.detailHead}`}>
        <div>
          <h2>{now.name}</h2>
          <p className="flex flex-wrap text-quiet gap-x-3.5 gap-y-1">
            <StateDot state={now.state} />
            <span>{fill(text.by, { name: now.created_by })}</span>
            <RelativeTime at={now.created_at} />
          </p>
        </div>
        <div className={`flex flex-wrap justify-end gap-2 ${css.cardActions}`}>
          <RunActions run={now} />
          {run.data ? <AgainButton run={run.data} onAgain={onAgain} /> : null}
          {run.data?.plan.listing ? (
            <Button href={`/listing/${run.data.plan.listing.platform}/records?state=draft`}>{text.drafts}</Button>
          ) : null}
          <ComposeImages run_id={id} done={now.done} />
          {exporter({ run_id: id })}
        </div>
      </header>
      <RunProgress run={now} />
      <Cells id={id} {...shown} is_running={!is_over} />
    </div>
  )
}
