import * as account from '@inkroute/contract/account/account'
import { permissionName } from '@inkroute/contract/account/permission-tree'
import * as contract from '@inkroute/contract/auth/staff-desk'
import { Alert, Button, Checkbox, Form, Input, Modal, Select, Space, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { permissionGroups, toggled } from './permission-groups.view.ts'
import css from './staff-desk.module.css'
import { groupText, permissionText, staffDeskText } from './staff-desk.text.ts'

interface PickerProps {
  readonly value?: readonly string[]
  readonly onChange?: (value: string[]) => void
}

/** The permission tree in groups, with a line about each; what the caller lacks cannot be ticked. */
function PermissionPicker({ value = [], onChange }: PickerProps) {
  const text = useText(staffDeskText)
  const groupTexts = useText(groupText)
  const aboutTexts = useText(permissionText)
  const { language } = useLanguage()
  const held = useCall(account.getStaff, {}).data?.permissions ?? []
  return (
    <div className={`grid gap-4 ${css.groups}`}>
      {permissionGroups().map(({ group, permissions }) => (
        <fieldset key={group} className="grid content-start border-0 gap-2 p-0 m-0">
          <legend>{groupTexts[group]}</legend>
          {permissions.map((permission) => (
            <Tooltip key={permission.key} title={held.includes(permission.key) ? '' : text.beyond}>
              <Checkbox
                className={permission.key.includes(':') ? (css.indent ?? '') : ''}
                checked={value.includes(permission.key)}
                disabled={!held.includes(permission.key)}
                onChange={(event) => onChange?.(toggled(value, permission.key, event.target.checked))}
              >
                {permission[language]}
                <small className="block text-xs text-quiet">
                  {permission.key in aboutTexts ? aboutTexts[permission.key as keyof typeof aboutTexts] : ''}
                </small>
              </Checkbox>
            </Tooltip>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

type Draft = Pick<contract.StaffRole, 'name' | 'description' | 'permissions' | 'needs_two_step'> & {
  readonly id?: number
}

function RoleModal({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const text = useText(staffDeskText)
  const [form] = Form.useForm<Draft>()
  const options = {
    refetch: [contract.listStaffRoles, contract.listStaff],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  }
  const add = useSend(contract.createStaffRole, options)
  const change = useSend(contract.updateStaffRole, options)
  const { id } = draft
  const finish = (values: Draft) => {
    const role = { ...values, permissions: [...values.permissions] }
    if (id === undefined) add.mutate(role)
    else change.mutate({ ...role, id })
  }
  return (
    <Modal
      open
      width={760}
      title={id === undefined ? text.add_role : `${text.edit} ${draft.name}`}
      okText={text.save}
      cancelText={text.back}
      okButtonProps={{ loading: add.isPending || change.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Draft> form={form} layout="vertical" initialValues={draft} onFinish={finish}>
        <Form.Item name="name" label={text.role_name} rules={[{ required: true, message: text.name_needed }]}>
          <Input maxLength={32} />
        </Form.Item>
        <Form.Item name="description" label={text.role_about}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="permissions" label={text.permissions}>
          <PermissionPicker />
        </Form.Item>
        <Form.Item name="needs_two_step" valuePropName="checked">
          <Checkbox>{text.role_two_step}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** Permissions of a newer version, to be granted or not; either way the role is saved and they are no longer new. */
function NewPermissions({ role }: { readonly role: contract.StaffRole }) {
  const text = useText(staffDeskText)
  const { language } = useLanguage()
  const held = useCall(account.getStaff, {}).data?.permissions ?? []
  const save = useSend(contract.updateStaffRole, {
    refetch: [contract.listStaffRoles, contract.listStaff],
    onSuccess: () => showToast('success', text.saved),
  })
  const { id, name, description, needs_two_step, permissions, new_permissions } = role
  const grantable = new_permissions.filter((key) => held.includes(key))
  const keep = (added: readonly string[]) =>
    save.mutate({ id, name, description, needs_two_step, permissions: [...permissions, ...added] })
  const buttons = role.can_edit ? (
    <Space wrap size={4}>
      <Tooltip title={grantable.length > 0 ? '' : text.beyond}>
        <Button
          size="small"
          type="primary"
          disabled={grantable.length === 0}
          loading={save.isPending}
          onClick={() => keep(grantable)}
        >
          {text.grant_new}
        </Button>
      </Tooltip>
      <Button size="small" disabled={save.isPending} onClick={() => keep([])}>
        {text.leave_new}
      </Button>
    </Space>
  ) : null
  const names = new_permissions.map((key) => <Tag key={key}>{permissionName(key, language)}</Tag>)
  return (
    <Alert
      type="info"
      title={text.new_permissions}
      description={
        <>
          <div className="flex flex-wrap gap-y-1">{names}</div>
          {buttons}
        </>
      }
    />
  )
}

interface RoleCardProps {
  readonly role: contract.StaffRole
  readonly onEdit: (draft: Draft) => void
}

function RoleCard({ role, onEdit }: RoleCardProps) {
  const text = useText(staffDeskText)
  const { language } = useLanguage()
  const remove = useSend(contract.deleteStaffRole, { refetch: [contract.listStaffRoles] })
  const { id, name, description, permissions, needs_two_step } = role
  const draft = { name, description, permissions, needs_two_step }
  const askRemove = () =>
    Modal.confirm({
      title: fill(text.delete_sure, { name }),
      okText: text.delete,
      cancelText: text.back,
      okButtonProps: { danger: true },
      onOk: () => remove.mutate({ id }),
    })
  return (
    <Panel title={name} extra={needs_two_step ? <Tag color="green">{text.two_step}</Tag> : null}>
      <p>{description}</p>
      <div className="flex flex-wrap gap-y-1">
        {role.is_administrator ? (
          <Tag color="gold">{text.administrator}</Tag>
        ) : (
          permissions.map((key) => <Tag key={key}>{permissionName(key, language)}</Tag>)
        )}
      </div>
      {role.new_permissions.length > 0 ? <NewPermissions role={role} /> : null}
      <p className="block text-xs text-quiet">
        {text.members}: {role.members.map((member) => member.name).join('、') || text.no_members}
      </p>
      <Space wrap size={4}>
        {role.can_edit ? (
          <Button size="small" onClick={() => onEdit({ ...draft, id })}>
            {text.edit}
          </Button>
        ) : null}
        <Button size="small" onClick={() => onEdit({ ...draft, name: fill(text.copy_of, { name }) })}>
          {text.copy_role}
        </Button>
        {role.can_edit && role.members.length === 0 ? (
          <Button size="small" danger onClick={askRemove}>
            {text.delete}
          </Button>
        ) : null}
      </Space>
    </Panel>
  )
}

const blank: Draft = { name: '', description: '', permissions: [], needs_two_step: false }

export function Roles() {
  const text = useText(staffDeskText)
  const [draft, setDraft] = useState<Draft | null>(null)
  const list = useCall(contract.listStaffRoles, {}, { quiet: true })
  const policy = useSend(contract.setTwoStepPolicy, {
    refetch: [contract.listStaffRoles, contract.listStaff],
    onSuccess: () => showToast('success', text.saved),
  })
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  if (!list.data) return null
  return (
    <>
      <div className={`flex flex-wrap items-center gap-3 mb-4 ${css.bar}`}>
        <Button type="primary" onClick={() => setDraft(blank)}>
          {text.add_role}
        </Button>
        <span>{text.policy}</span>
        <Select
          aria-label={text.policy}
          style={{ minWidth: 160 }}
          value={list.data.two_step}
          disabled={!list.data.can_set_policy || policy.isPending}
          options={[
            { value: 'all', label: text.policy_all },
            { value: 'by_role', label: text.policy_by_role },
          ]}
          onChange={(two_step) => policy.mutate({ two_step })}
        />
      </div>
      <div className={`grid gap-4 ${css.cards}`}>
        {list.data.data.map((role) => (
          <RoleCard key={role.id} role={role} onEdit={setDraft} />
        ))}
      </div>
      {draft ? <RoleModal draft={draft} onClose={() => setDraft(null)} /> : null}
    </>
  )
}
