import { Alert, Button, Drawer, Form, Input, Select } from 'antd'
import { useState } from 'react'
import type { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { type Role, type SubAccount, useCreateSubAccount, useUpdateSubAccount } from '../team.api.ts'
import { teamText } from '../team.text.ts'
import { showProblems } from './form-problems.ts'
import { PasswordInput } from './password-input.tsx'

interface Values {
  readonly username: string
  readonly display_name: string
  readonly password: string
  readonly role_ids: number[]
}

interface DrawerProps {
  /** The account to edit, or null for a new one. */
  readonly account: SubAccount | null
  readonly roles: readonly Role[]
  readonly onClose: () => void
}

function Fields({ is_new, roles }: { is_new: boolean; roles: readonly Role[] }) {
  const text = useText(teamText)
  const required = (field: string) => [{ required: true, message: fill(text.required, { field }) }]
  return (
    <>
      <Form.Item
        name="display_name"
        label={text.display_name}
        extra={text.display_name_help}
        rules={required(text.display_name)}
      >
        <Input maxLength={32} autoComplete="off" />
      </Form.Item>
      {is_new ? (
        <>
          <Form.Item
            name="username"
            label={text.username}
            extra={text.username_help}
            rules={[...required(text.username), { pattern: /^[A-Za-z][\w.-]{2,31}$/, message: text.username_wrong }]}
          >
            <Input maxLength={32} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="password"
            label={text.password}
            extra={text.password_help}
            rules={[...required(text.password), { min: 8, max: 64, message: text.password_wrong }]}
          >
            <PasswordInput />
          </Form.Item>
        </>
      ) : null}
      <Form.Item
        name="role_ids"
        label={text.roles}
        extra={roles.length === 0 ? text.no_roles : text.roles_help}
        rules={[{ required: true, message: text.roles_required }]}
      >
        <Select
          mode="multiple"
          placeholder={text.roles_placeholder}
          options={roles.map((role) => ({ value: role.id, label: role.name, title: role.description }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </>
  )
}

export function SubAccountDrawer({ account, roles, onClose }: DrawerProps) {
  const text = useText(teamText)
  const [form] = Form.useForm<Values>()
  const [problem, setProblem] = useState('')
  const onError = (error: ApiError) => setProblem(showProblems(form, error))
  const done = (message: string) => () => {
    showToast('success', message)
    onClose()
  }
  const username = Form.useWatch('username', form) ?? ''
  const create = useCreateSubAccount({ onSuccess: done(fill(text.account_created, { name: username })), onError })
  const update = useUpdateSubAccount({ onSuccess: done(text.saved), onError })
  const submit = (values: Values) => {
    setProblem('')
    if (account) update.mutate({ ...values, id: account.id })
    else create.mutate(values)
  }
  const title = account ? fill(text.edit_account_title, { name: account.display_name }) : text.create_account_title
  const initial = account
    ? { display_name: account.display_name, role_ids: account.roles.map((role) => role.id) }
    : { role_ids: [] }
  return (
    <Drawer
      open
      title={title}
      size={480}
      onClose={onClose}
      footer={
        <Button type="primary" block loading={create.isPending || update.isPending} onClick={() => form.submit()}>
          {account ? text.save : text.create_account}
        </Button>
      }
    >
      {problem ? <Alert type="error" showIcon title={problem} style={{ marginBottom: 24 }} /> : null}
      <Form form={form} layout="vertical" requiredMark={false} initialValues={initial} onFinish={submit}>
        <Fields is_new={account === null} roles={roles} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Form>
    </Drawer>
  )
}
