import { Alert, Button, Drawer, Form, Input } from 'antd'
import { useMemo, useState } from 'react'
import type { ApiError } from '../../../shared/api/request.ts'
import { usePermissions } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { type Role, useCreateRole, useUpdateRole } from '../team.api.ts'
import { teamText } from '../team.text.ts'
import { showProblems } from './form-problems.ts'
import { PermissionPicker } from './permission-picker.tsx'

interface Values {
  readonly name: string
  readonly description: string
  readonly permissions: string[]
}

function Fields() {
  const text = useText(teamText)
  const permissions = usePermissions()?.permissions
  const held = useMemo(() => new Set(permissions ?? []), [permissions])
  return (
    <>
      <Form.Item
        name="name"
        label={text.role_name}
        rules={[{ required: true, whitespace: true, message: fill(text.required, { field: text.role_name }) }]}
      >
        <Input maxLength={32} placeholder={text.role_name_hint} />
      </Form.Item>
      <Form.Item name="description" label={text.role_description}>
        <Input.TextArea maxLength={200} autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
      <Form.Item name="permissions" label={text.permissions} extra={text.permissions_help}>
        <PermissionPicker held={held} />
      </Form.Item>
    </>
  )
}

/** Creates a role, or edits `role`. */
export function RoleDrawer({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const text = useText(teamText)
  const [form] = Form.useForm<Values>()
  const [problem, setProblem] = useState('')
  const onError = (error: ApiError) => setProblem(showProblems(form, error))
  const done = (message: string) => () => {
    showToast('success', message)
    onClose()
  }
  const name = Form.useWatch('name', form) ?? ''
  const create = useCreateRole({ onSuccess: done(fill(text.role_created, { name })), onError })
  const update = useUpdateRole({ onSuccess: done(text.saved), onError })
  const submit = (values: Values) => {
    setProblem('')
    if (role) update.mutate({ ...values, id: role.id })
    else create.mutate(values)
  }
  return (
    <Drawer
      open
      title={role ? fill(text.edit_role_title, { name: role.name }) : text.create_role_title}
      size={640}
      onClose={onClose}
      footer={
        <Button type="primary" block loading={create.isPending || update.isPending} onClick={() => form.submit()}>
          {role ? text.save : text.create_role}
        </Button>
      }
    >
      {problem ? <Alert type="error" showIcon title={problem} style={{ marginBottom: 24 }} /> : null}
      {role && role.member_count > 0 ? (
        <Alert type="info" showIcon title={text.effect_note} style={{ marginBottom: 24 }} />
      ) : null}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={role ?? { name: '', description: '', permissions: [] }}
        onFinish={submit}
      >
        <Fields />
      </Form>
    </Drawer>
  )
}
