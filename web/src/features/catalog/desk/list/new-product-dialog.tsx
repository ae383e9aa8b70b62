import * as contract from '@inkroute/contract/catalog/desk/desk'
import { Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import type { ApiError } from '../../../../shared/api/request.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { CodeField } from './copy-dialog.tsx'
import css from './list.module.css'
import { listText } from './list.text.ts'

const ways = ['empty', 'copy', 'photo'] as const
type Way = (typeof ways)[number]
const icons: Record<Way, IconName> = { empty: 'plus', copy: 'layers', photo: 'upload' }

interface Values {
  readonly code: string
  readonly name_zh?: string
  readonly name_en?: string
  readonly source?: number
}

function SourceField() {
  const text = useText(listText)
  const [keyword, setKeyword] = useState('')
  const found = useCall(contract.listDeskProducts, { keyword, page_size: 20, sort: 'name' }, { quiet: true })
  return (
    <Form.Item name="source" label={text.new_source} rules={[{ required: true, message: text.new_source_needed }]}>
      <Select
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        options={found.data?.data.map(({ id, name, code }) => ({ value: id, label: `${name} · ${code}` })) ?? []}
      />
    </Form.Item>
  )
}

interface FormProps {
  readonly way: Exclude<Way, 'photo'>
  readonly onClose: () => void
}

function NewForm({ way, onClose }: FormProps) {
  const text = useText(listText)
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const options = {
    quiet: true,
    refetch: [contract.listDeskProducts],
    onSuccess: (made: contract.DeskEditor) => void navigate(`/ops/catalog/${made.id}`),
    onError: (error: ApiError) => form.setFields([{ name: 'code', errors: [error.message] }]),
  }
  const create = useSend(contract.createDeskProduct, options)
  const copy = useSend(contract.copyDeskProduct, options)
  const submit = ({ code, name_zh = '', name_en = '', source }: Values) => {
    if (way === 'copy' && source) copy.mutate({ id: source, code })
    else create.mutate({ document: { code, name: { zh: name_zh, en: name_en } } })
  }
  return (
    <Modal
      open
      title={text[`new_${way}`]}
      okText={text.new_ok}
      cancelText={text.cancel}
      okButtonProps={{ loading: create.isPending || copy.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
        {way === 'copy' ? (
          <SourceField />
        ) : (
          <>
            <Form.Item name="name_zh" label={text.name_zh}>
              <Input maxLength={80} />
            </Form.Item>
            <Form.Item name="name_en" label={text.name_en}>
              <Input maxLength={200} />
            </Form.Item>
          </>
        )}
        <CodeField />
      </Form>
    </Modal>
  )
}

/** Three ways to begin: empty, from another product, from a photograph. */
export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const text = useText(listText)
  const navigate = useNavigate()
  const [way, setWay] = useState<Exclude<Way, 'photo'> | null>(null)
  if (way) return <NewForm way={way} onClose={onClose} />
  return (
    <Modal open title={text.create} footer={null} onCancel={onClose}>
      <div className={`grid gap-3 ${css.ways}`}>
        {ways.map((one) => (
          <button
            className="card grid justify-items-center text-ink text-center cursor-pointer gap-2 px-3 py-5"
            key={one}
            type="button"
            onClick={() => (one === 'photo' ? void navigate('/ops/bench') : setWay(one))}
          >
            <Icon name={icons[one]} size_px={24} />
            <strong>{text[`new_${one}`]}</strong>
            <small className="text-quiet">{text[`new_${one}_help`]}</small>
          </button>
        ))}
      </div>
    </Modal>
  )
}
