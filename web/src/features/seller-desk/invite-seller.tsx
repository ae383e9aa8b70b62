import * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useSend } from '../../shared/api/hooks.ts'
import { copyText } from '../../shared/format/copy-text.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { showToast } from '../../shared/ui/toast.ts'
import css from './seller-desk.module.css'
import { inviteText } from './seller-desk.text.ts'

/** A link that is shown once, for staff to pass on. */
export function PasswordLink({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  const text = useText(inviteText)
  const copy = async () => {
    await copyText(link)
    showToast('success', text.copied)
  }
  return (
    <Modal
      open
      title={text.link_title}
      okText={text.copy}
      cancelText={text.close}
      onOk={() => void copy()}
      onCancel={onClose}
    >
      <p>{text.link_lead}</p>
      <p className="text-xs wrap-anywhere bg-paper rounded-control p-3" data-testid="password-link">
        {link}
      </p>
    </Modal>
  )
}

function InviteForm({ onLink, onClose }: { readonly onLink: (link: string) => void; readonly onClose: () => void }) {
  const text = useText(inviteText)
  const [form] = Form.useForm<{ username: string; phone: string }>()
  const send = useSend(contract.inviteSeller, {
    refetch: [contract.listSellers],
    onSuccess: ({ link }) => onLink(link),
    onError: ({ problems }) =>
      form.setFields((problems ?? []).map(({ field, message }) => ({ name: field as 'username', errors: [message] }))),
  })
  return (
    <Modal
      open
      title={text.title}
      okText={text.submit}
      cancelText={text.cancel}
      confirmLoading={send.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className={css.quiet}>{text.lead}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ username: '', phone: '' }}
        onFinish={(values) => send.mutate(values)}
      >
        <Form.Item
          name="username"
          label={text.username}
          rules={[{ required: true, whitespace: true, message: text.username_needed }]}
        >
          <Input maxLength={32} autoComplete="off" autoFocus />
        </Form.Item>
        <Form.Item name="phone" label={text.phone}>
          <Input maxLength={11} inputMode="tel" autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** Opens an account for a seller. Registration needs a text message; this does not. */
export function InviteSeller() {
  const text = useText(inviteText)
  const [stage, setStage] = useState<'closed' | 'form' | { readonly link: string }>('closed')
  const close = () => setStage('closed')
  return (
    <>
      <Button type="primary" onClick={() => setStage('form')}>
        {text.title}
      </Button>
      {stage === 'form' ? <InviteForm onClose={close} onLink={(link) => setStage({ link })} /> : null}
      {typeof stage === 'object' ? <PasswordLink link={stage.link} onClose={close} /> : null}
    </>
  )
}

/** Another link, for a seller who forgot the password and cannot receive a text message. */
export function RenewLink({ seller_id }: { readonly seller_id: number }) {
  const text = useText(inviteText)
  const [link, setLink] = useState<string | null>(null)
  const send = useSend(contract.renewSellerLink, {
    onSuccess: (made) =>
      made.sent_to ? showToast('success', fill(text.link_mailed, { address: made.sent_to })) : setLink(made.link),
  })
  return (
    <>
      <Button loading={send.isPending} onClick={() => send.mutate({ id: seller_id })}>
        {text.renew}
      </Button>
      {link ? <PasswordLink link={link} onClose={() => setLink(null)} /> : null}
    </>
  )
}

/** For somebody who lost both the phone and the recovery codes. */
export function ResetTwoStep({ seller_id }: { readonly seller_id: number }) {
  const text = useText(inviteText)
  const [username, setUsername] = useState<string | null>(null)
  const close = () => setUsername(null)
  const send = useSend(contract.resetSellerTwoStep, {
    onSuccess: (_, sent) => {
      showToast('success', fill(text.reset_two_step_done, { username: sent.username }))
      close()
    },
  })
  return (
    <>
      <Button onClick={() => setUsername('')}>{text.reset_two_step}</Button>
      <Modal
        open={username !== null}
        title={text.reset_two_step}
        okText={text.reset_two_step}
        okButtonProps={{ danger: true, disabled: !username?.trim() }}
        cancelText={text.cancel}
        confirmLoading={send.isPending}
        onOk={() => send.mutate({ id: seller_id, username: username ?? '' })}
        onCancel={close}
      >
        <p className={css.quiet}>{text.reset_two_step_lead}</p>
        <Input
          aria-label={text.username}
          placeholder={text.username}
          value={username ?? ''}
          maxLength={64}
          onChange={({ target }) => setUsername(target.value)}
        />
      </Modal>
    </>
  )
}
