import * as catalog from '@inkroute/contract/catalog/catalog'
import * as contract from '@inkroute/contract/product-request/product-request'
import { Alert, Button, Drawer, Form, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { requestText } from '../request.text.ts'
import { categoryPath } from '../request.view.ts'
import { ApplicationFields, type PickedPicture, type PictureField } from './application-fields.tsx'

interface Values {
  readonly name: string
  readonly pictures: readonly PickedPicture[]
  readonly category: number[]
  readonly technique: string
  readonly material: string
  readonly size_attribute: string
  readonly sizes: string[]
  readonly expected_price: string
  readonly monthly_quantity: number
  readonly countries: string[]
  readonly produce_areas?: string[]
  readonly reference_link?: string
  readonly description?: string
}

const toInput = ({ pictures, category, ...values }: Values) => ({
  ...values,
  category_id: category.at(-1) ?? 0,
  upload_ids: pictures.map(({ upload_id }) => upload_id),
})

const fieldNames: Record<string, string> = { category_id: 'category', upload_ids: 'pictures' }

interface DrawerProps {
  readonly application: contract.Application | null
  /** Initial values of a new one. */
  readonly begin?: Partial<Values>
  readonly picture_field: PictureField
  readonly onClose: () => void
}

function useSubmit({ application, onClose }: DrawerProps, onError: (error: ApiError) => void) {
  const text = useText(requestText)
  const refetch = [contract.listApplications, contract.getApplication, contract.getApplicationCount]
  const done = (message: string) => () => {
    showToast('success', message)
    onClose()
  }
  const create = useSend(contract.createApplication, { refetch, quiet: true, onSuccess: done(text.sent), onError })
  const update = useSend(contract.updateApplication, { refetch, quiet: true, onSuccess: done(text.saved), onError })
  const submit = (values: Values) =>
    application ? update.mutate({ id: application.id, ...toInput(values) }) : create.mutate(toInput(values))
  return { submit, is_busy: create.isPending || update.isPending }
}

/** Creates an application or edits one; editing a refused one resubmits it. */
export function ApplicationFormDrawer(props: DrawerProps) {
  const { application, begin = {}, picture_field, onClose } = props
  const text = useText(requestText)
  const [form] = Form.useForm<Values>()
  const [problem, setProblem] = useState('')
  const tree = useCall(catalog.listCategoriesAsSeller, {}).data
  const { submit, is_busy } = useSubmit(props, (error) => {
    const known = error.problems.map(({ field, message }) => {
      const name = field.split('.')[0] ?? field
      return { name: (fieldNames[name] ?? name) as keyof Values, errors: [message] }
    })
    form.setFields(known)
    setProblem(known.length > 0 ? '' : error.message)
  })
  const start = application && tree ? { ...application, category: categoryPath(tree, application.category_id) } : begin
  const send_word = application && application.status !== 'pending' ? text.submit_again : text.submit
  return (
    <Drawer
      open
      title={application ? text.form_edit : text.form_new}
      size={640}
      onClose={onClose}
      footer={
        <Button type="primary" block loading={is_busy} disabled={!tree} onClick={() => form.submit()}>
          {send_word}
        </Button>
      }
    >
      {problem ? <Alert type="error" showIcon title={problem} style={{ marginBottom: 24 }} /> : null}
      {application?.status === 'refused' ? (
        <Alert
          type="warning"
          showIcon
          title={text.remark_refused}
          description={application.remark}
          style={{ marginBottom: 24 }}
        />
      ) : null}
      {tree ? (
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={start}
          scrollToFirstError
          onFinish={submit}
        >
          <ApplicationFields picture_field={picture_field} />
        </Form>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  )
}
