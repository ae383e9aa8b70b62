import { changeOrder } from '@inkroute/contract/order/change'
import * as contract from '@inkroute/contract/order/order'
import { Button, Drawer, Form } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { AddressFields } from '../checkout/address-fields.tsx'
import { orderText } from '../order.text.ts'
import { orderAdminText } from '../order-admin.text.ts'
import { ConfirmChange, Difference } from './confirm-change.tsx'

type Trial = import('@inkroute/contract/endpoint').Reply<typeof changeOrder>

interface Props {
  readonly order: contract.OrderDetail
  readonly onClose: () => void
}

/** Previews the address change, so that freight differences are shown before charging or refunding. */
function useAddressChange({ order, onClose }: Props) {
  const text = useText(orderText)
  const [tried, setTried] = useState<{ address: contract.OrderAddress; shown: Trial } | null>(null)
  const onSuccess = () => {
    showToast('success', text.address_saved)
    onClose()
  }
  const refetch = [contract.getOrder, contract.listOrders, contract.countOrders]
  const saveDraft = useSend(contract.changeOrderAddress, { refetch, onSuccess })
  const save = useSend(changeOrder, { refetch, onSuccess })
  const settle = (address: contract.OrderAddress, { difference }: Trial) =>
    save.mutate({ id: order.id, address, expected_difference: difference })
  const trial = useSend(changeOrder)
  const tryOut = (address: contract.OrderAddress) =>
    trial.mutate(
      { id: order.id, address, is_preview: true },
      {
        onSuccess: (shown) => (shown.difference === '0.00' ? settle(address, shown) : setTried({ address, shown })),
      },
    )
  return {
    tried,
    forget: () => setTried(null),
    is_busy: saveDraft.isPending || save.isPending || trial.isPending,
    settle,
    submit: (address: contract.OrderAddress) =>
      order.state === 'draft' ? saveDraft.mutate({ id: order.id, address }) : tryOut(address),
  }
}

export function AddressDrawer({ order, onClose }: Props) {
  const text = useText(orderText)
  const admin = useText(orderAdminText)
  const [form] = Form.useForm<contract.OrderAddress>()
  const { tried, forget, is_busy, settle, submit } = useAddressChange({ order, onClose })
  const footer = tried ? (
    <div className="flex flex-wrap items-center gap-2">
      <Difference {...tried.shown} amounts={[tried.shown.amounts]} />
      <ConfirmChange
        shown={tried.shown}
        change={{ kind: 'change', asked: { id: order.id, address: tried.address } }}
        label={admin.confirm_change}
        is_disabled={false}
        is_busy={is_busy}
        onConfirm={() => settle(tried.address, tried.shown)}
      />
    </div>
  ) : (
    <Button type="primary" block loading={is_busy} onClick={() => form.submit()}>
      {text.save}
    </Button>
  )
  return (
    <Drawer open size={480} title={text.edit_address} onClose={onClose} footer={footer}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={order.address}
        onValuesChange={forget}
        onFinish={submit}
      >
        <AddressFields />
      </Form>
    </Drawer>
  )
}
