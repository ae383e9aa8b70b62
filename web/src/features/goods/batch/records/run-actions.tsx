import type { Reply } from '@inkroute/contract/endpoint'
import type { getBatchRun } from '@inkroute/contract/goods/batch/batch'
import * as contract from '@inkroute/contract/goods/batch/batch'
import { composeRunImages } from '@inkroute/contract/goods/grid/grid'
import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { layoutCells } from '@inkroute/engine/grid/layouts'
import { Button, Dropdown, Popconfirm } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { getPattern, useTemplateChoices } from '../../../../shared/hooks/use-painting.ts'
import { usePermission } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { getSetup } from '../run/setup-of-run.ts'
import { startAnew, useBatch } from '../state/batch-store.ts'
import { tellRun } from './live-runs.ts'
import { recordsText } from './records.text.ts'

interface AgainProps {
  readonly run: Reply<typeof getBatchRun>
  /** Called once the setup has been restored. */
  readonly onAgain: () => void
}

/** Loads a run's settings for editing. Asks before replacing the current setup. */
export function AgainButton({ run, onAgain }: AgainProps) {
  const text = useText(recordsText)
  const [is_loading, setLoading] = useState(false)
  const is_table_full = useBatch(({ products, artworks }) => products.length > 0 || artworks.length > 0)
  const load = async () => {
    setLoading(true)
    try {
      const { setup, gone } = await getSetup(run)
      startAnew(setup)
      showToast('info', gone > 0 ? fill(text.gone, { count: gone }) : text.loaded)
      onAgain()
    } catch {
      showToast('error', text.not_loaded)
    } finally {
      setLoading(false)
    }
  }
  const start = () => void load()
  return (
    <Popconfirm
      disabled={!is_table_full}
      title={text.again_ask}
      okText={text.again_replace}
      cancelText={text.again_keep}
      onConfirm={start}
    >
      <Button loading={is_loading} onClick={is_table_full ? undefined : start}>
        {text.again}
      </Button>
    </Popconfirm>
  )
}

/** Two, four and nine cells: what shops show most. */
const LAYOUTS = [1, 5, 9] as const

/** Puts a picture of several views and colours among the show images of everything a run made. */
export function ComposeImages({ run_id, done }: { run_id: number; done: number }) {
  const text = useText(recordsText)
  const may_edit = usePermission('goods.library:edit')
  const compose = useSend(composeRunImages, {
    onSuccess: ({ queued }) => showToast('success', fill(text.composing, { count: queued })),
  })
  const templates = useTemplateChoices()
  if (!may_edit || done === 0) return null
  const layouts = LAYOUTS.map((id) => ({
    key: `layout:${id}`,
    label: fill(text.compose_cells, { count: layoutCells[id]?.length ?? 0 }),
  }))
  const named = { key: 'templates', type: 'group' as const, label: text.compose_templates, children: templates }
  const items = templates.length > 0 ? [...layouts, named] : layouts
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => compose.mutate({ id: run_id, pattern: getPattern(key) }) }}
    >
      <Button loading={compose.isPending}>{text.compose}</Button>
    </Dropdown>
  )
}

const refetch = [contract.listBatchRuns, contract.getBatchRun, contract.listBatchCells, getDesignQuota]

/** Actions available in the run's state. */
export function RunActions({ run }: { run: contract.BatchProgress }) {
  const text = useText(recordsText)
  const options = { refetch, onSuccess: tellRun }
  const pause = useSend(contract.pauseBatchRun, options)
  const resume = useSend(contract.resumeBatchRun, options)
  const cancel = useSend(contract.cancelBatchRun, options)
  const retry = useSend(contract.retryBatchRun, options)
  const { id, state } = run
  const is_open = state === 'running' || state === 'paused'
  return (
    <>
      {state === 'running' ? (
        <Button loading={pause.isPending} onClick={() => pause.mutate({ id })}>
          {text.pause}
        </Button>
      ) : null}
      {state === 'paused' ? (
        <Button type="primary" loading={resume.isPending} onClick={() => resume.mutate({ id })}>
          {text.resume}
        </Button>
      ) : null}
      {run.failed > 0 && state !== 'cancelled' ? (
        <Button loading={retry.isPending} onClick={() => retry.mutate({ id })}>
          {fill(text.retry, { count: run.failed })}
        </Button>
      ) : null}
      {is_open ? (
        <Popconfirm
          title={text.cancel_ask}
          okText={text.cancel}
          cancelText={text.keep}
          onConfirm={() => cancel.mutate({ id })}
        >
          <Button danger loading={cancel.isPending}>
            {text.cancel}
          </Button>
        </Popconfirm>
      ) : null}
    </>
  )
}
