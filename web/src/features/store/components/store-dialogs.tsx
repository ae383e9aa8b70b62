import * as settingContract from '@inkroute/contract/store/setting'
import type { StoreRow } from '@inkroute/contract/store/store'
import * as contract from '@inkroute/contract/store/store'
import { AutoComplete, Form, Input, Modal, Radio, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { storeDialogText } from '../store.text.ts'
import { AllocateDialog } from './allocate-dialog.tsx'
import { PushesDrawer } from './pushes-drawer.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { UnreadDrawer } from './unread-drawer.tsx'
import { WarehouseDialog } from './warehouse-dialog.tsx'
import { WishpostDialog } from './wishpost-dialog.tsx'

interface Values {
  readonly name: string
  readonly group_name: string
}

function EditDialog({ store, onClose }: { readonly store: StoreRow; readonly onClose: () => void }) {
  const text = useText(storeDialogText)
  const [form] = Form.useForm<Values>()
  const groups = useCall(contract.listStores, { page: 1, page_size: 1 }, { quiet: true }).data?.groups ?? []
  const save = useSend(contract.updateStore, {
    refetch: [contract.listStores, contract.platformStores],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
    onError: ({ problems }) =>
      form.setFields(problems.map(({ field, message }) => ({ name: field as keyof Values, errors: [message] }))),
  })
  return (
    <Modal
      open
      title={text.edit_title}
      okText={text.save}
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={store}
        onFinish={(values) => save.mutate({ ...values, id: store.id })}
      >
        <Form.Item name="name" label={text.name}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="group_name" label={text.group} extra={text.group_hint}>
          <AutoComplete options={groups.map((value) => ({ value }))} maxLength={30} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function TemuDialog({ store, onClose }: { readonly store: StoreRow; readonly onClose: () => void }) {
  const text = useText(storeDialogText)
  const [own, setOwn] = useState<string | null>(null)
  const { data, isError, refetch } = useCall(settingContract.temuWarehouses, { store_id: store.id })
  const save = useSend(settingContract.setTemuWarehouse, {
    refetch: [settingContract.temuWarehouses],
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

export type StoreDialog = 'edit' | 'warehouse' | 'temu' | 'wishpost' | 'allocate' | 'pushes' | 'unread' | 'rule'
export type OpenDialog = (dialog: StoreDialog, store: StoreRow) => void

interface StoreDialogsProps {
  /** The store whose parcels the URL asks to show. */
  readonly pushes_of: number | null
  /** The store whose unreadable orders the URL asks to show. */
  readonly unread_of: number | null
  readonly onClosed: () => void
  readonly children: (onOpen: OpenDialog) => ReactNode
}

/** The dialogs of one store, opened by its card. */
export function StoreDialogs({ pushes_of, unread_of, onClosed, children }: StoreDialogsProps) {
  const [open, setOpen] = useState<{ dialog: StoreDialog; store: StoreRow } | null>(null)
  const wanted = pushes_of ?? unread_of
  const asked = useCall(contract.getStore, { id: wanted ?? 0 }, { enabled: wanted !== null, quiet: true }).data
  const close = () => setOpen(null)
  const { dialog, store } = open ?? {}
  return (
    <>
      {children((dialog, store) => setOpen({ dialog, store }))}
      {store && dialog === 'edit' ? <EditDialog store={store} onClose={close} /> : null}
      {store && dialog === 'warehouse' ? (
        <WarehouseDialog store_ids={[store.id]} chosen={store.warehouse_code} onClose={close} />
      ) : null}
      {store && dialog === 'temu' ? <TemuDialog store={store} onClose={close} /> : null}
      {store && dialog === 'wishpost' ? <WishpostDialog store={store} onClose={close} /> : null}
      {store && dialog === 'allocate' ? (
        <AllocateDialog store_ids={[store.id]} chosen={store.allocated_user_ids} onClose={close} />
      ) : null}
      {store && dialog === 'rule' ? <RuleDrawer store_ids={[store.id]} name={store.name} onClose={close} /> : null}
      {store && dialog === 'pushes' ? <PushesDrawer store={store} onClose={close} /> : null}
      {store && dialog === 'unread' ? <UnreadDrawer store={store} onClose={close} /> : null}
      {!open && pushes_of !== null && asked?.id === pushes_of ? (
        <PushesDrawer store={asked} onClose={onClosed} />
      ) : null}
      {!open && unread_of !== null && asked?.id === unread_of ? (
        <UnreadDrawer store={asked} onClose={onClosed} />
      ) : null}
    </>
  )
}
