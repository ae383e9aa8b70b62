import * as contract from '@inkroute/contract/store/setting'
import type { StoreRow } from '@inkroute/contract/store/store'
import { Modal, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { storeDialogText } from '../store.text.ts'

export function TemuDialog({ store, onClose }: { readonly store: StoreRow; readonly onClose: () => void }) {
  const text = useText(storeDialogText)
  const [own, setOwn] = useState<string | null>(null)
  const { data, isError, refetch } = useCall(contract.temuWarehouses, { store_id: store.id })
  const save = useSend(contract.setTemuWarehouse, {
    refetch: [contract.temuWarehouses],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  })
  const chosen = own ?? data?.chosen ?? ''
  return (
    <Modal
      open
      title={text.temu_title}
      okText={text.save}
      okButtonProps={{ disabled: chosen === '' }}
      confirmLoading={save.isPending}
      onOk={() => save.mutate({ store_id: store.id, warehouse_id: chosen })}
      onCancel={onClose}
    >
      <p>{text.temu_hint}</p>
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active /> : null}
      {data?.data.length === 0 ? <p>{text.temu_none}</p> : null}
      <Radio.Group
        vertical
        value={chosen}
        onChange={(event) => setOwn(event.target.value)}
        aria-label={text.temu_title}
      >
        {data?.data.map(({ id, name }) => (
          <Radio key={id} value={id}>
            {name}
          </Radio>
        ))}
      </Radio.Group>
    </Modal>
  )
}
