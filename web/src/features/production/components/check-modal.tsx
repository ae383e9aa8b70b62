import { MAX_CHECK_PHOTOS } from '@inkroute/contract/production/codes'
import * as contract from '@inkroute/contract/production/production'
import { addStaffPicture, type StaffPicture } from '@inkroute/contract/production/production'
import { Button, Form, Input, Modal, Tag } from 'antd'
import { useRef, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { shrinkPicture } from '../../../shared/content/shrink-picture.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../production.module.css'
import { productionText } from '../production.text.ts'

interface PhotoFieldProps {
  readonly value?: readonly number[]
  readonly onChange?: (value: readonly number[]) => void
  readonly max: number
}

/** Photos of a check: from the camera of a phone or from a file. */
function PhotoField({ value = [], onChange, max }: PhotoFieldProps) {
  const text = useText(productionText)
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<readonly StaffPicture[]>([])
  const send = useSend(addStaffPicture, {
    onSuccess: (photo) => {
      setShown((before) => [...before, photo])
      onChange?.([...value, photo.id])
    },
  })
  const take = async (file: File | undefined) => {
    if (!file) return
    const data_base64 = await shrinkPicture(file)
    if (!data_base64) return showToast('error', text.photo_failed)
    send.mutate({ name: file.name, data_base64 })
  }
  return (
    <span className={`inline-flex flex-wrap items-center gap-2 ${css.photos}`}>
      {shown.map((photo) => (
        <img key={photo.id} src={photo.url} alt={photo.name} width={72} height={72} />
      ))}
      {value.length < max ? (
        <Button loading={send.isPending} onClick={() => input.current?.click()}>
          {text.photo}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        capture="environment"
        style={{ display: 'none' }}
        aria-label={text.photo}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
    </span>
  )
}

type Task = contract.ProductionTask
const refetch = [contract.listTasks, contract.getQueueFacets, contract.listTaskChecks]

/** Results of earlier checks. */
function Checks({ id }: { id: number }) {
  const text = useText(productionText)
  const checks = useCall(contract.listTaskChecks, { id }, { quiet: true }).data?.data ?? []
  if (checks.length === 0) return null
  return (
    <ul className="bare-list grid gap-2 mb-3" aria-label={text.checks}>
      {checks.map((check) => (
        <li key={check.created_at}>
          <Tag color={check.is_passed ? 'geekblue' : 'red'}>{check.is_passed ? text.passed : text.failed}</Tag>
          {check.problem} {check.by} · <RelativeTime at={check.created_at} />
          <span className={`inline-flex flex-wrap items-center gap-2 ${css.photos}`}>
            {check.photos.map((photo) => (
              <a key={photo.url} href={photo.url} target="_blank" rel="noreferrer">
                <img src={photo.url} alt={photo.name} width={56} height={56} />
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface CheckProps {
  readonly task: Task
  readonly verdict: 'pass' | 'reject'
  readonly onClose: () => void
}

/** A check of quality with photos: it passes, or it is made again ahead of the others. */
export function CheckModal({ task, verdict, onClose }: CheckProps) {
  const text = useText(productionText)
  const [form] = Form.useForm<{ problem?: string; picture_ids?: number[] }>()
  const done = (words: string) => () => {
    showToast('success', words)
    onClose()
  }
  const reject = useSend(contract.rejectTask, { refetch, onSuccess: done(text.rejected) })
  const pass = useSend(contract.scanTask, { refetch, onSuccess: done(text.pass) })
  const is_reject = verdict === 'reject'
  return (
    <Modal
      open
      title={fill(is_reject ? text.reject_title : text.pass_title, { code: task.code })}
      okText={is_reject ? text.reject_ok : text.pass}
      cancelText={text.back}
      okButtonProps={{ danger: is_reject, loading: reject.isPending || pass.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Checks id={task.id} />
      <Form
        form={form}
        layout="vertical"
        onFinish={({ problem = '', picture_ids = [] }) =>
          is_reject
            ? reject.mutate({ id: task.id, problem, picture_ids })
            : pass.mutate({ code: task.code, picture_ids, from: task.state })
        }
      >
        {is_reject ? (
          <Form.Item
            name="problem"
            label={text.problem}
            rules={[{ required: true, whitespace: true, message: text.problem_needed }]}
          >
            <Input.TextArea maxLength={200} rows={3} />
          </Form.Item>
        ) : null}
        <Form.Item name="picture_ids" label={text.photos}>
          <PhotoField max={MAX_CHECK_PHOTOS} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
