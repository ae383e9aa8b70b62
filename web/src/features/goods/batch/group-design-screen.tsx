import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { Button, Popconfirm } from 'antd'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLevels } from '../../../shared/hooks/use-levels.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useUser } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './group-design.module.css'
import { useLiveRuns } from './records/live-runs.ts'
import { RunDetail } from './records/run-detail.tsx'
import { RunList } from './records/run-list.tsx'
import { CheckDialog } from './run/check-dialog.tsx'
import { batchText } from './state/batch.text.ts'
import { type BatchSlots, SlotsContext } from './state/batch-slots.ts'
import { sitDown, startAnew, undo, useBatch, useSteps } from './state/batch-store.ts'
import { listingCount } from './state/plan.view.ts'
import { Workbench } from './workbench.tsx'

const keys = ['tab', 'panel', 'run', 'cells', 'state', 'keyword', 'date_from', 'date_to'] as const

/** Number of planned listings and the remaining quota. */
function Sum() {
  const text = useText(batchText)
  const setup = useBatch()
  const quota = useCall(getDesignQuota, {}, { quiet: true })
  const level = useUser()?.level
  const most = useLevels().find((entry) => entry.level === level)?.batch_size
  const count = listingCount(setup)
  const numbers = {
    artworks: setup.artworks.length,
    products: setup.products.length,
    rows: setup.sheet?.rows.length ?? 0,
  }
  const has_both = numbers.rows > 0 && numbers.artworks > 0
  const formula = has_both ? text.formula_all : numbers.rows > 0 ? text.formula_rows : text.formula
  const left = quota.data?.left
  return (
    <p
      className={`flex items-baseline justify-end flex-1 min-w-0 text-xs text-quiet whitespace-nowrap tabular-nums gap-3.5 ${css.sum}`}
      role="status"
    >
      <span>{fill(formula, numbers)}</span>
      <strong className="text-sm text-ink">{fill(text.listings, { count })}</strong>
      {left === undefined ? null : (
        <span data-short={left !== null && count > left}>
          {left === null ? text.quota_unlimited : fill(text.quota_left, { left: left.toLocaleString('en-US') })}
          {left !== null && count > left ? ` · ${fill(text.quota_short, { count: count - left })}` : ''}
        </span>
      )}
      {most === undefined || count <= most ? null : (
        <span data-short>
          {fill(text.size_over, { most })} · <Link to="/vipService">{text.size_raise}</Link>
        </span>
      )}
    </p>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')

/** Takes changes of the table back, by button or key. In a field the key belongs to the field. */
function UndoButton() {
  const text = useText(batchText)
  const count = useSteps(({ before }) => before.length)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const is_undo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!is_undo || isTyping(event.target) || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <Button disabled={count === 0} title={text.undo_hint} onClick={undo}>
      {text.undo}
    </Button>
  )
}

interface TopProps {
  readonly is_records: boolean
  readonly onTab: (tab: string | undefined) => void
  readonly onCheck: () => void
}

function TopBar({ is_records, onTab, onCheck }: TopProps) {
  const text = useText(batchText)
  const running = useLiveRuns(({ runs }) => [...runs.values()].filter(({ state }) => state === 'running').length)
  const count = useBatch(listingCount)
  return (
    <header className={`flex items-center flex-none min-h-14 bg-surface border-b gap-4 px-4 py-2 ${css.top}`}>
      <Link to="/views/main" className={css.home ?? ''} aria-label={text.back} title={text.back}>
        <Icon name="chevron_left" size_px={20} />
      </Link>
      <h1 className="text-md font-strong whitespace-nowrap">{text.title}</h1>
      <nav className={`flex gap-1 ${css.tabs}`} aria-label={text.title}>
        <button type="button" aria-pressed={!is_records} onClick={() => onTab(undefined)}>
          {text.tab_design}
        </button>
        <button type="button" aria-pressed={is_records} onClick={() => onTab('records')}>
          {text.tab_records}
          {running > 0 ? <span className={`text-xs text-on-dark bg-action px-1.5 ${css.badge}`}>{running}</span> : null}
        </button>
      </nav>
      {is_records ? null : (
        <>
          <Sum />
          <UndoButton />
          <Popconfirm
            title={text.start_anew_ask}
            okText={text.clear}
            cancelText={text.cancel}
            onConfirm={() => startAnew()}
          >
            <Button>{text.start_anew}</Button>
          </Popconfirm>
          <Button type="primary" disabled={count === 0} onClick={onCheck}>
            {text.check}
            {count > 0 ? ` ${count}` : ''}
          </Button>
        </>
      )}
    </header>
  )
}

/** The batch designer: set up, check, run and review. */
export function GroupDesignScreen({ slots }: { slots: BatchSlots }) {
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [is_checking, setChecking] = useState(false)
  const user_id = useUser()?.id
  useEffect(() => {
    if (user_id !== undefined) sitDown(user_id)
  }, [user_id])
  const is_records = filter.tab === 'records'
  const { tab: _, panel, cells, ...records } = filter
  const openTab = (tab: string | undefined, run?: string) =>
    setFilter({ ...Object.fromEntries(keys.map((key) => [key, undefined])), tab, run })
  const run_id = Number(filter.run)
  return (
    <SlotsContext value={slots}>
      <div className={`flex flex-col text-ink bg-paper ${css.screen}`}>
        <TopBar is_records={is_records} onTab={openTab} onCheck={() => setChecking(true)} />
        {is_records ? (
          <div className={`flex-col overflow-auto ${css.scroll}`}>
            {run_id > 0 ? (
              <RunDetail
                id={run_id}
                cells={cells}
                page={page}
                onFilter={setFilter}
                onBack={() => setFilter({ run: undefined, cells: undefined })}
                onAgain={() => openTab(undefined)}
              />
            ) : (
              <RunList filter={records} page={page} onFilter={(part) => setFilter({ tab: 'records', ...part })} />
            )}
          </div>
        ) : (
          <Workbench panel={panel} onPanel={(next) => setFilter({ panel: next })} />
        )}
        {is_checking ? (
          <CheckDialog
            onClose={() => setChecking(false)}
            onStarted={(id) => {
              setChecking(false)
              openTab('records', String(id))
            }}
          />
        ) : null}
      </div>
    </SlotsContext>
  )
}
