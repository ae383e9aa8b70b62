import * as contract from '@inkroute/contract/goods/batch/batch'
import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { Button, Popconfirm } from 'antd'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { tellRun } from './live-runs.ts'
import { recordsText } from './records.text.ts'

const refetch = [contract.listBatchRuns, contract.getBatchRun, contract.listBatchCells, getDesignQuota]

/** What can be done with a run in its present state. */
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
