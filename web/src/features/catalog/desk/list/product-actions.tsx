import * as contract from '@inkroute/contract/catalog/desk/desk'
import { Modal } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { RowActions } from '../../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { listText } from './list.text.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Step = 'copy' | 'withdraw' | 'put_back' | 'remove'

/** Which steps a product in this state can take. */
const stepsOf: Record<contract.DeskProduct['state'], readonly Step[]> = {
  draft: ['copy', 'remove'],
  on_sale: ['copy', 'withdraw'],
  changed: ['copy', 'withdraw'],
  withdrawn: ['copy', 'put_back'],
}

interface AskProps {
  readonly row: contract.DeskProduct
  readonly step: 'put_back' | 'remove'
  readonly onClose: () => void
}

function AskDialog({ row, step, onClose }: AskProps) {
  const text = useText(listText)
  const done = {
    refetch: [contract.listDeskProducts],
    onSuccess: () => {
      showToast('success', text[`${step}_done`])
      onClose()
    },
  }
  const publish = useSend(contract.publishDeskProduct, done)
  const remove = useSend(contract.removeDeskProduct, done)
  const input = { id: row.id, revision: row.revision }
  return (
    <Modal
      open
      title={text[step]}
      okText={text[step]}
      cancelText={text.cancel}
      okButtonProps={{ danger: step === 'remove', loading: publish.isPending || remove.isPending }}
      onOk={() => (step === 'remove' ? remove.mutate(input) : publish.mutate(input))}
      onCancel={onClose}
    >
      {fill(text[`${step}_ask`], { name: row.name || row.code })}
    </Modal>
  )
}

export function ProductActions({ row }: { row: contract.DeskProduct }) {
  const text = useText(listText)
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  const is_on_sale = row.state === 'on_sale' || row.state === 'changed'
  return (
    <>
      <RowActions
        more_name={fill(text.more_of, { name: row.name || row.code })}
        actions={[
          { key: 'edit', label: text.edit, route: `/ops/catalog/${row.id}` },
          ...stepsOf[row.state].map((key) => ({
            key,
            label: text[key],
            is_danger: key === 'remove' || key === 'withdraw',
            onClick: () => setStep(key),
          })),
          is_on_sale && { key: 'view', label: text.view, to: `/productDesignDetail/${row.id}` },
        ]}
      />
      {step === 'copy' ? <CopyDialog id={row.id} code={row.code} name={row.name} onClose={close} /> : null}
      {step === 'withdraw' ? <WithdrawDialog row={row} onClose={close} /> : null}
      {step === 'put_back' || step === 'remove' ? <AskDialog row={row} step={step} onClose={close} /> : null}
    </>
  )
}
