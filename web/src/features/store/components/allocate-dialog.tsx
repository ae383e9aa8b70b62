import * as contract from '@inkroute/contract/store/store'
import { Checkbox, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { storeDialogText } from '../store.text.ts'

interface AllocateDialogProps {
  readonly store_ids: readonly number[]
  readonly chosen: readonly number[]
  readonly onClose: () => void
}

export function AllocateDialog({ store_ids, chosen, onClose }: AllocateDialogProps) {
  const text = useText(storeDialogText)
  const [user_ids, setUsers] = useState<number[]>([...chosen])
  const people = useCall(contract.listAllocations, {}).data?.data
  const save = useSend(contract.allocateStores, {
    refetch: [contract.listStores, contract.listAllocations],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  })
  const submit = () => save.mutate({ store_ids: [...store_ids], user_ids })
  const options = people?.map(({ user_id, username, display_name }) => ({
    value: user_id,
    label: display_name === username ? username : `${display_name} (${username})`,
  }))
  return (
    <Modal
      open
      title={text.allocate_title}
      okText={text.save}
      okButtonProps={{ disabled: !people?.length }}
      confirmLoading={save.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <p className="text-quiet mb-3">{text.allocate_hint}</p>
      {options ? null : <Skeleton active />}
      {options?.length === 0 ? <p>{text.no_subs}</p> : null}
      {options?.length ? <Checkbox.Group options={options} value={user_ids} onChange={setUsers} /> : null}
    </Modal>
  )
}
