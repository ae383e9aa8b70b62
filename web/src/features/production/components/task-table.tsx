import { taskStateNames } from '@inkroute/contract/production/codes'
import * as contract from '@inkroute/contract/production/production'
import { useQueryClient } from '@tanstack/react-query'
import { type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { getKey, useSend } from '../../../shared/api/hooks.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import css from '../production.module.css'
import { productionText } from '../production.text.ts'
import { CheckModal } from './check-modal.tsx'

type Task = contract.ProductionTask
const refetch = [contract.listTasks, contract.getQueueFacets]

function GoodsCell({ task }: { readonly task: Task }) {
  const text = useText(productionText)
  return (
    <span className={`flex items-center gap-3 ${css.goods}`}>
      {task.picture_url ? <img src={task.picture_url} alt="" width={56} height={56} loading="lazy" /> : null}
      <span>
        {task.title}
        <small>
          {task.variant} · {task.sku_code} · {fill(text.pieces, { count: task.quantity })}
        </small>
        {task.personalisation.map(({ label, value }) => (
          <small key={`${label}:${value}`}>{fill(text.wish, { label, value })}</small>
        ))}
        {task.reprints > 0 ? (
          <small className={css.problem}>{fill(text.again, { count: task.reprints, problem: task.problem })}</small>
        ) : null}
      </span>
    </span>
  )
}

/** Month, day, hour and minute of `2026-11-17 21:42:59`: it is in the future, so “just now” would be wrong. */
const DUE_FROM = 5
const DUE_UNTIL = 16

type Verdict = { readonly task: Task; readonly verdict: 'pass' | 'reject' }

function useColumns(onCheck: (verdict: Verdict) => void): TableColumnsType<Task> {
  const text = useText(productionText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  const client = useQueryClient()
  const scan = useSend(contract.scanTask, {
    refetch,
    // Someone else was faster: refetch the current state.
    onError: () => void client.invalidateQueries({ queryKey: getKey(contract.listTasks) }),
  })
  return [
    {
      key: 'code',
      title: text.task,
      render: (_, task) => (
        <OpsLink kind="order" id={task.order_no}>
          {task.code}
        </OpsLink>
      ),
    },
    { key: 'goods', title: text.goods, render: (_, task) => <GoodsCell task={task} /> },
    { key: 'factory', title: text.factory, render: (_, task) => task.factory.name },
    { key: 'state', title: text.state, render: (_, task) => <Tag>{taskStateNames[task.state][language]}</Tag> },
    {
      key: 'due',
      title: text.due,
      render: (_, task) => (
        <>
          <time dateTime={task.due_at}>{formatInstant(task.due_at, time_zone).slice(DUE_FROM, DUE_UNTIL)}</time>{' '}
          {task.is_late ? <Tag color="red">{text.is_late}</Tag> : null}
        </>
      ),
    },
    {
      key: ACTIONS,
      title: text.actions,
      render: (_, task) =>
        task.state === 'packed' || task.state === 'cancelled' ? null : (
          <RowActions
            actions={[
              task.state === 'printing'
                ? { key: 'pass', label: text.pass, onClick: () => onCheck({ task, verdict: 'pass' }) }
                : {
                    key: 'step',
                    label: text.step,
                    is_busy: scan.isPending && scan.variables.code === task.code,
                    onClick: () => scan.mutate({ code: task.code, from: task.state }),
                  },
              task.state === 'queued'
                ? null
                : {
                    key: 'reject',
                    label: text.reject,
                    is_danger: true,
                    onClick: () => onCheck({ task, verdict: 'reject' }),
                  },
            ]}
          />
        ),
    },
  ]
}

interface TaskTableProps {
  readonly tasks: readonly Task[]
  readonly is_loading: boolean
  readonly chosen: readonly string[]
  readonly onChoose: (codes: readonly string[]) => void
}

export function TaskTable({ tasks, is_loading, chosen, onChoose }: TaskTableProps) {
  const text = useText(productionText)
  const [checking, setChecking] = useState<Verdict | null>(null)
  const columns = useColumns(setChecking)
  return (
    <>
      <CardTable
        rowKey="code"
        wide_label={text.title}
        columns={columns}
        dataSource={[...tasks]}
        loading={is_loading}
        pagination={false}
        rowSelection={{
          selectedRowKeys: [...chosen],
          preserveSelectedRowKeys: true,
          onChange: (keys) => onChoose(keys.map(String)),
        }}
        locale={{ emptyText: <EmptyState icon="box" title={text.empty_title} body={text.empty_body} /> }}
      />
      {checking ? <CheckModal {...checking} onClose={() => setChecking(null)} /> : null}
    </>
  )
}
