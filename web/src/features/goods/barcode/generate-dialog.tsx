import { type BarcodeKind, barcodeKinds } from '@inkroute/contract/goods/codes'
import { generateBarcodes } from '@inkroute/contract/goods/sku'
import { Checkbox, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import css from './barcode.module.css'
import { barcodeText } from './barcode.text.ts'

export function GenerateDialog({ sku_ids, onClose }: { sku_ids: readonly number[]; onClose: () => void }) {
  const text = useText(barcodeText)
  const [kind, setKind] = useState<BarcodeKind>('code128')
  const [replace, setReplace] = useState(false)
  const send = useSend(generateBarcodes, {
    refetch: goodsRefetch,
    onSuccess: (done) => {
      showToast('success', fill(text.made, done))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.generate_title, { count: sku_ids.length })}
      okText={text.make}
      cancelText={text.cancel}
      okButtonProps={{ loading: send.isPending }}
      onOk={() => send.mutate({ sku_ids: [...sku_ids], kind, replace })}
      onCancel={onClose}
    >
      <Radio.Group className={css.kinds ?? ''} value={kind} onChange={(event) => setKind(event.target.value)}>
        {barcodeKinds.map((one) => (
          <Radio key={one} value={one}>
            {text[one]}
            <small>{text[`generate_${one}`]}</small>
          </Radio>
        ))}
      </Radio.Group>
      <Checkbox checked={replace} onChange={(event) => setReplace(event.target.checked)}>
        {text.replace}
      </Checkbox>
    </Modal>
  )
}
