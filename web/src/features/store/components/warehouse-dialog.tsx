import * as contract from '@inkroute/contract/store/setting'
import { listStores } from '@inkroute/contract/store/store'
import { Modal, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { storeDialogText } from '../store.text.ts'

interface WarehouseDialogProps {
  readonly store_ids: readonly number[]
  readonly chosen: string
  readonly onClose: () => void
}

export function WarehouseDialog({ store_ids, chosen, onClose }: WarehouseDialogProps) {
  const text = useText(storeDialogText)
  const [code, setCode] = useState(chosen)
  const warehouses = useCall(contract.factoryWarehouses, {}).data?.data
  const save = useSend(contract.setLogisticsWarehouses, {
    refetch: [listStores],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  })
  const submit = () => save.mutate({ store_ids: [...store_ids], warehouse_code: code })
  return (
    <Modal
      open
      title={text.warehouse_title}
      okText={text.save}
      confirmLoading={save.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <p className="text-quiet mb-3">{text.warehouse_hint}</p>
      {warehouses ? (
        <Radio.Group
          vertical
          value={code}
          onChange={(event) => setCode(event.target.value)}
          aria-label={text.warehouse_title}
        >
          <Radio value="">{text.by_rules}</Radio>
          {warehouses.map(({ code, name, country }) => (
            <Radio key={code} value={code}>
              {name} · {country}
            </Radio>
          ))}
        </Radio.Group>
      ) : (
        <Skeleton active />
      )}
    </Modal>
  )
}
