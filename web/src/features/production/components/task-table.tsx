import * as contract from '@inkroute/contract/production'
import { taskStateNames } from '@inkroute/contract/production-codes'
import { Button, Form, Input, Modal, Table, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../production.module.css'
import { productionText } from '../production.text.ts'

type Task = contract.ProductionTask
const refetch = [contract.listTasks, contract.getQueueFacets]

function RejectModal({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const text = useText(productionText)
  const [form] = Form.useForm<{ problem: string }>()
  const reject = useSend(contract.rejectTask, {
    refetch,
    onSuccess: () => {
      showToast('success', text.rejected)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.reject_title, { code: task.code })}
      okText={text.reject_ok}
      cancelText={text.back}
      okButtonProps={{ danger: true, loading: reject.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={({ problem }) => reject.mutate({ id: task.id, problem })}>
        <Form.Item
          name="problem"
          label={text.problem}
          rules={[{ required: true, whitespace: true, message: text.problem_needed }]}
        >
          <Input.TextArea maxLength={200} rows={3} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function GoodsCell({ task }: { readonly task: Task }) {
  const text = useText(productionText)
  return (
    <span className={css.goods}>
      {task.picture_url ? <img src={task.picture_url} alt="" width={56} height={56} loading="lazy" /> : null}
      <span>
        {task.title}
        <small>
          {task.variant} · {task.sku_code} · {fill(text.pieces, { count: task.quantity })}
        </small>
        {task.reprints > 0 ? (
          <small className={css.problem}>{fill(text.again, { count: task.reprints, problem: task.problem })}</small>
        ) : null}
      </span>
    </span>
  )
}

function useColumns(onReject: (task: Task) => void): TableColumnsType<Task> {
  const text = useText(productionText)
  const { language } = useLanguage()
  const scan = useSend(contract.scanTask, { refetch })
  return [
    { key: 'code', title: text.task, render: (_, task) => <code>{task.code}</code> },
    { key: 'goods', title: text.goods, render: (_, task) => <GoodsCell task={task} /> },
    { key: 'factory', title: text.factory, render: (_, task) => task.factory.name },
    { key: 'state', title: text.state, render: (_, task) => <Tag>{taskStateNames[task.state][language]}</Tag> },
    {
      key: 'due',
      title: text.due,
      render: (_, task) => (
        <>
          <RelativeTime at={task.due_at} /> {task.is_late ? <Tag color="error">{text.is_late}</Tag> : null}
        </>
      ),
    },
    {
      key: 'actions',
      title: text.actions,
      align: 'right',
      render: (_, task) =>
        task.state === 'packed' || task.state === 'cancelled' ? null : (
          <span className={css.actions}>
            {task.state === 'queued' ? null : (
              <Button type="link" size="small" danger onClick={() => onReject(task)}>
                {text.reject}
              </Button>
            )}
            <Button size="small" loading={scan.isPending} onClick={() => scan.mutate({ code: task.code })}>
              {text.step}
            </Button>
          </span>
        ),
    },
  ]
}

export function TaskTable({ tasks, is_loading }: { readonly tasks: readonly Task[]; readonly is_loading: boolean }) {
  const text = useText(productionText)
  const [rejected, setRejected] = useState<Task | null>(null)
  const columns = useColumns(setRejected)
  return (
    <>
      <Table
        rowKey="id"
        columns={columns}
        dataSource={[...tasks]}
        loading={is_loading}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <EmptyState icon="box" title={text.empty_title} body={text.empty_body} /> }}
      />
      {rejected ? <RejectModal task={rejected} onClose={() => setRejected(null)} /> : null}
    </>
  )
}
