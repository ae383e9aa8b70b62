import * as contract from '@inkroute/contract/catalog/desk/desk'
import { Button, Dropdown, Modal } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { CopyDialog } from './copy-dialog.tsx'
import css from './list.module.css'
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

export function RowActions({ row }: { row: contract.DeskProduct }) {
  const text = useText(listText)
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  const shop_page =
    row.state === 'on_sale' || row.state === 'changed'
      ? [
          {
            key: 'view',
            label: (
              <a href={`/productDesignDetail/${row.id}`} target="_blank" rel="noreferrer">
                {text.view}
              </a>
            ),
          },
        ]
      : []
  const items = [
    ...stepsOf[row.state].map((key) => ({ key, label: text[key], danger: key === 'remove' || key === 'withdraw' })),
    ...shop_page,
  ]
  return (
    <span className={css.actions}>
      <Link to={`/ops/catalog/${row.id}`}>{text.edit}</Link>
      <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => key !== 'view' && setStep(key as Step) }}>
        <Button
          type="text"
          size="small"
          aria-label={fill(text.more_of, { name: row.name || row.code })}
          icon={<Icon name="more" size_px={16} />}
        />
      </Dropdown>
      {step === 'copy' ? <CopyDialog id={row.id} code={row.code} name={row.name} onClose={close} /> : null}
      {step === 'withdraw' ? <WithdrawDialog row={row} onClose={close} /> : null}
      {step === 'put_back' || step === 'remove' ? <AskDialog row={row} step={step} onClose={close} /> : null}
    </span>
  )
}
