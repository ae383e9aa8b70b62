import * as contract from '@inkroute/contract/catalog/desk/desk'
import { Alert, Modal, Skeleton } from 'antd'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { listText } from './list.text.ts'

const kinds = ['carts', 'design_drafts', 'batch_runs', 'goods', 'listings'] as const

function Impact({ impact }: { impact: contract.ProductImpact }) {
  const text = useText(listText)
  const touched = kinds.filter((kind) => impact[kind].count > 0)
  if (touched.length === 0) return <p>{text.withdraw_nothing}</p>
  return (
    <>
      <dl className="mx-0 my-3">
        {touched.map((kind) => (
          <div className="flex justify-between border-b gap-4 py-2" key={kind}>
            <dt>{text[kind]}</dt>
            <dd className="m-0">{fill(text.touched, { count: impact[kind].count, sellers: impact[kind].sellers })}</dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>{fill(text.withdraw_sellers, { count: impact.sellers })}</strong>
      </p>
    </>
  )
}

/** Says what withdrawing touches before it does. */
export function WithdrawDialog({ row, onClose }: { row: contract.DeskProduct; onClose: () => void }) {
  const text = useText(listText)
  const impact = useCall(contract.getDeskImpact, { id: row.id }, { quiet: true, stale_ms: 0 })
  const withdraw = useSend(contract.withdrawDeskProduct, {
    refetch: [contract.listDeskProducts],
    onSuccess: () => {
      showToast('success', text.withdraw_done)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.withdraw_title, { name: row.name || row.code })}
      okText={text.withdraw_ok}
      cancelText={text.cancel}
      okButtonProps={{ danger: true, disabled: !impact.data, loading: withdraw.isPending }}
      onOk={() => withdraw.mutate({ id: row.id, revision: row.revision })}
      onCancel={onClose}
    >
      <p>{text.withdraw_body}</p>
      {impact.isError ? <Alert type="error" showIcon title={text.impact_failed} /> : null}
      {impact.isPending ? <Skeleton active title={false} /> : null}
      {impact.data ? <Impact impact={impact.data} /> : null}
    </Modal>
  )
}
