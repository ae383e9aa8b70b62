import * as contract from '@inkroute/contract/auth/staff-desk'
import { Button, Form, Input, Modal, Select, Tag } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { copyText } from '../../../shared/format/copy-text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { getDevice } from '../security/security.view.ts'
import css from './staff-desk.module.css'
import { staffDeskText } from './staff-desk.text.ts'

interface AccountModalProps {
  /** Null for a new member of staff. */
  readonly row: contract.StaffAccount | null
  readonly roles: readonly contract.StaffRole[]
  readonly onClose: () => void
  readonly onLink: (link: string) => void
}

interface Values {
  readonly username: string
  readonly display_name: string
  readonly role_ids: number[]
}

export function AccountModal({ row, roles, onClose, onLink }: AccountModalProps) {
  const text = useText(staffDeskText)
  const [form] = Form.useForm<Values>()
  const refetch = [contract.listStaff, contract.listStaffRoles]
  const add = useSend(contract.createStaffAccount, {
    refetch,
    onSuccess: ({ link }) => {
      onClose()
      onLink(link)
    },
  })
  const change = useSend(contract.updateStaffAccount, {
    refetch,
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  })
  const finish = (values: Values) => (row ? change.mutate({ ...values, id: row.id }) : add.mutate(values))
  const initial = {
    username: '',
    display_name: row?.display_name ?? '',
    role_ids: row?.roles.map(({ id }) => id) ?? [],
  }
  return (
    <Modal
      open
      title={row ? `${text.edit} ${row.username}` : text.add}
      okText={text.save}
      cancelText={text.back}
      okButtonProps={{ loading: add.isPending || change.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Values> form={form} layout="vertical" initialValues={initial} onFinish={finish}>
        {row ? null : (
          <Form.Item name="username" label={text.username} rules={[{ required: true, message: text.name_needed }]}>
            <Input maxLength={32} autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item
          name="display_name"
          label={text.display_name}
          rules={[{ required: true, message: text.name_needed }]}
        >
          <Input maxLength={32} />
        </Form.Item>
        <Form.Item name="role_ids" label={text.role} rules={[{ required: true, message: text.roles_needed }]}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            options={roles.map(({ id, name, description }) => ({ value: id, label: name, title: description }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

export function LinkModal({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  const text = useText(staffDeskText)
  const copy = async () => {
    await copyText(link)
    showToast('success', text.copied)
  }
  return (
    <Modal
      open
      title={text.link_title}
      okText={text.copy}
      cancelText={text.back}
      onOk={() => void copy()}
      onCancel={onClose}
    >
      <p>{text.link_lead}</p>
      <p className={`text-xs wrap-anywhere bg-paper rounded-control p-3 ${css.link}`}>{link}</p>
    </Modal>
  )
}

/** Browser and system if known. */
function deviceWords(user_agent: string): string {
  const { browser, system } = getDevice(user_agent)
  return [browser, system].filter(Boolean).join(' · ') || user_agent.slice(0, 60)
}

export function SessionsModal({ row, onClose }: { readonly row: contract.StaffAccount; readonly onClose: () => void }) {
  const text = useText(staffDeskText)
  const list = useCall(contract.listStaffSessions, { id: row.id })
  const end = useSend(contract.endStaffSession, { refetch: [contract.listStaffSessions, contract.listStaff] })
  const may_end = row.can_edit || row.is_self
  const sessions = list.data?.sessions ?? []
  return (
    <Modal
      open
      title={row.display_name || row.username}
      onCancel={onClose}
      footer={
        may_end && sessions.some((one) => !one.is_current) ? (
          <Button danger loading={end.isPending} onClick={() => end.mutate({ id: row.id })}>
            {text.end_all}
          </Button>
        ) : null
      }
    >
      {sessions.length === 0 ? text.no_sessions : null}
      <ul className="bare-list grid gap-3">
        {sessions.map((session) => (
          <li className="flex items-center justify-between gap-3" key={session.id}>
            <div>
              {deviceWords(session.user_agent)} {session.is_current ? <Tag color="blue">{text.current}</Tag> : null}
              <small className="block text-xs text-quiet">
                {session.ip} · {text.since} <RelativeTime at={session.created_at} /> · {text.seen}{' '}
                <RelativeTime at={session.last_seen_at} />
              </small>
            </div>
            {may_end && !session.is_current ? (
              <Button size="small" danger onClick={() => end.mutate({ id: row.id, session_id: session.id })}>
                {text.end}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
