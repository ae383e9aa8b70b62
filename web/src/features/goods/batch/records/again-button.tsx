import type { Reply } from '@inkroute/contract/endpoint'
import type { getBatchRun } from '@inkroute/contract/goods/batch/batch'
import { Button, Popconfirm } from 'antd'
import { useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { startAnew, useBatch } from '../batch-store.ts'
import { setupOf } from '../run/setup-of-run.ts'
import { recordsText } from './records.text.ts'

interface AgainProps {
  readonly run: Reply<typeof getBatchRun>
  /** The setup is on the table again. */
  readonly onAgain: () => void
}

/** Puts the settings of a run on the table to be changed. What lies there is not swept away unasked. */
export function AgainButton({ run, onAgain }: AgainProps) {
  const text = useText(recordsText)
  const [is_loading, setLoading] = useState(false)
  const is_table_full = useBatch(({ products, artworks }) => products.length > 0 || artworks.length > 0)
  const load = async () => {
    setLoading(true)
    try {
      const { setup, gone } = await setupOf(run)
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
