import * as adjustment from '@inkroute/contract/seller-desk/adjustment'
import { listSellerMovements } from '@inkroute/contract/seller-desk/records'
import * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { startSellerView } from '@inkroute/contract/seller-desk/view'
import { Alert, Button, Form, Input, Modal, Radio, Select, Space } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { VIEW_KEY } from '../../shared/api/session-store.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { RenewLink, ResetTwoStep } from './invite-seller.tsx'
import { sellerActionText, sellerText } from './seller-desk.text.ts'
import { isAmount } from './seller-desk.view.ts'

interface DialogProps {
  readonly seller: contract.SellerDetail
  readonly onClose: () => void
}

interface ReasonDialogProps {
  readonly title: string
  readonly what?: string
  readonly label: string
  readonly action: string
  readonly is_danger?: boolean
  readonly is_pending: boolean
  readonly onSubmit: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for a reason before something that is recorded. */
function ReasonDialog(props: ReasonDialogProps) {
  const text = useText(sellerActionText)
  const words = useText(sellerText)
  const [form] = Form.useForm<{ reason: string }>()
  return (
    <Modal
      open
      title={props.title}
      okText={props.action}
      cancelText={words.cancel}
      okButtonProps={{ danger: props.is_danger === true }}
      confirmLoading={props.is_pending}
      onOk={() => form.submit()}
      onCancel={props.onClose}
    >
      <Form form={form} layout="vertical" onFinish={({ reason }) => props.onSubmit(reason.trim())}>
        {props.what ? <p style={{ marginBottom: 16 }}>{props.what}</p> : null}
        <Form.Item
          name="reason"
          label={props.label}
          rules={[{ required: true, whitespace: true, min: 4, message: text.required }]}
        >
          <Input.TextArea rows={3} maxLength={300} showCount autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function FreezeDialog({ seller, onClose }: DialogProps) {
  const text = useText(sellerActionText)
  const send = useSend(contract.freezeSeller, {
    refetch: [contract.getSeller, contract.listSellers, contract.listSellerSessions],
    onSuccess: ({ ended_sessions }) => {
      showToast('success', fill(text.frozen, { count: ended_sessions }))
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={text.freeze_title}
      what={text.freeze_what}
      label={text.reason_shown}
      action={text.freeze_now}
      is_danger
      is_pending={send.isPending}
      onSubmit={(reason) => send.mutate({ id: seller.id, reason })}
      onClose={onClose}
    />
  )
}

function UnfreezeDialog({ seller, onClose }: DialogProps) {
  const text = useText(sellerActionText)
  const send = useSend(contract.unfreezeSeller, {
    refetch: [contract.getSeller, contract.listSellers],
    onSuccess: () => {
      showToast('success', text.unfrozen)
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={text.unfreeze_title}
      label={text.reason}
      action={text.unfreeze}
      is_pending={send.isPending}
      onSubmit={(reason) => send.mutate({ id: seller.id, reason })}
      onClose={onClose}
    />
  )
}

/**
 * Opens the console in a new tab. A tab opened by this one starts with a copy of its session storage, so the token
 * travels without an address and is removed here right away.
 */
function ViewDialog({ seller, onClose }: DialogProps) {
  const text = useText(sellerActionText)
  const send = useSend(startSellerView, {
    onSuccess: (view) => {
      sessionStorage.setItem(VIEW_KEY, JSON.stringify({ ...view, seller_id: seller.id }))
      const tab = window.open('/views/main', '_blank')
      sessionStorage.removeItem(VIEW_KEY)
      if (!tab) showToast('error', text.popup_blocked)
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={text.view_title}
      what={text.view_what}
      label={text.view_reason}
      action={text.view_start}
      is_pending={send.isPending}
      onSubmit={(reason) => send.mutate({ id: seller.id, reason })}
      onClose={onClose}
    />
  )
}

interface AdjustValues {
  readonly direction: 'credit' | 'debit'
  readonly amount: string
  readonly category: adjustment.AdjustmentCategory
  readonly reason: string
  readonly text_zh: string
  readonly text_en: string
  readonly reference?: string
}

function AdjustFields() {
  const text = useText(sellerActionText)
  const { language } = useLanguage()
  const required = [{ required: true, whitespace: true, min: 2, message: text.required }]
  return (
    <>
      <Form.Item name="direction" label={text.direction}>
        <Radio.Group
          options={[
            { value: 'credit', label: text.credit },
            { value: 'debit', label: text.debit },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="amount"
        label={text.amount}
        rules={[
          {
            validator: async (_, value = '') =>
              isAmount(value) ? undefined : Promise.reject(new Error(text.bad_amount)),
          },
        ]}
      >
        <Input inputMode="decimal" maxLength={12} autoFocus />
      </Form.Item>
      <Form.Item name="category" label={text.category}>
        <Select
          options={adjustment.adjustmentCategories.map((one) => ({ value: one.key as string, label: one[language] }))}
        />
      </Form.Item>
      <Form.Item
        name="reason"
        label={text.staff_reason}
        rules={[{ required: true, whitespace: true, min: 4, message: text.required }]}
      >
        <Input.TextArea rows={2} maxLength={300} />
      </Form.Item>
      <Form.Item name="text_zh" label={text.text_zh} rules={required}>
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="text_en" label={text.text_en} rules={required}>
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="reference" label={text.reference}>
        <Input maxLength={60} />
      </Form.Item>
    </>
  )
}

function AdjustDialog({ seller, onClose }: DialogProps) {
  const text = useText(sellerActionText)
  const words = useText(sellerText)
  const [form] = Form.useForm<AdjustValues>()
  const limit = useCall(adjustment.getOwnLimit, {}, { quiet: true }).data
  const direction = Form.useWatch('direction', form) ?? 'credit'
  const typed = Form.useWatch('amount', form) ?? ''
  const send = useSend(adjustment.createAdjustment, {
    refetch: [contract.getSeller, listSellerMovements, adjustment.listAdjustments],
    onSuccess: ({ state }) => {
      showToast(state === 'posted' ? 'success' : 'info', state === 'posted' ? text.posted : text.waiting)
      onClose()
    },
    onError: ({ problems }) =>
      form.setFields(problems.map(({ field, message }) => ({ name: field as keyof AdjustValues, errors: [message] }))),
  })
  const amount = isAmount(typed) ? formatMoney(Number(typed).toFixed(2)) : ''
  return (
    <Modal
      open
      title={text.adjust_title}
      okText={fill(direction === 'credit' ? text.submit_credit : text.submit_debit, { amount })}
      cancelText={words.cancel}
      confirmLoading={send.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {limit === undefined ? null : (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 16 }}
          title={fill(text.own_limit, { limit: formatMoney(limit.limit), left: formatMoney(limit.left) })}
        />
      )}
      <Form
        form={form}
        layout="vertical"
        initialValues={{ direction: 'credit', category: 'compensation', amount: '' }}
        onFinish={({ reference = '', ...values }) => send.mutate({ id: seller.id, ...values, reference })}
      >
        <AdjustFields />
      </Form>
    </Modal>
  )
}

const dialogs = { freeze: FreezeDialog, unfreeze: UnfreezeDialog, view: ViewDialog, adjust: AdjustDialog } as const
type Action = keyof typeof dialogs

interface SellerActionsProps {
  readonly seller: contract.SellerDetail
  readonly permissions: readonly string[]
}

/** What staff can do with a seller, as far as their permissions go. */
export function SellerActions({ seller, permissions }: SellerActionsProps) {
  const text = useText(sellerActionText)
  const [open, setOpen] = useState<Action | null>(null)
  const Dialog = open ? dialogs[open] : null
  return (
    <Space wrap>
      {permissions.includes('ops.seller_view') ? <Button onClick={() => setOpen('view')}>{text.view}</Button> : null}
      <RenewLink seller_id={seller.id} />
      <ResetTwoStep seller_id={seller.id} />
      {permissions.includes('ops.money') ? <Button onClick={() => setOpen('adjust')}>{text.adjust}</Button> : null}
      {seller.state === 'frozen' ? (
        <Button type="primary" onClick={() => setOpen('unfreeze')}>
          {text.unfreeze}
        </Button>
      ) : (
        <Button danger onClick={() => setOpen('freeze')}>
          {text.freeze}
        </Button>
      )}
      {Dialog ? <Dialog seller={seller} onClose={() => setOpen(null)} /> : null}
    </Space>
  )
}
