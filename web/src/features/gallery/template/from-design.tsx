import * as contract from '@inkroute/contract/gallery/template'
import { Alert, Form, Input, Modal, Pagination, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../gallery.module.css'
import { galleryText, templateText } from '../gallery.text.ts'

const PAGE_SIZE = 12

interface Design {
  readonly id: number
  readonly name: string
}

function SellerField({ value, onChange }: { value: number | null; onChange: (id: number) => void }) {
  const text = useText(templateText)
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const found = useCall(contract.findTemplateSellers, { keyword }, { quiet: true }).data?.data ?? []
  const label = ({ name, designs }: (typeof found)[number]) => fill(text.seller_designs, { name, count: designs })
  return (
    <Select
      style={{ width: '100%' }}
      aria-label={text.seller}
      placeholder={text.seller_help}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={value}
      options={found.map((one) => ({ value: one.id as number | null, label: label(one) }))}
      onChange={(id) => id !== null && onChange(id)}
    />
  )
}

interface DesignListProps {
  readonly seller_id: number
  readonly chosen: Design | null
  readonly onChoose: (design: Design) => void
}

function DesignList({ seller_id, chosen, onChoose }: DesignListProps) {
  const text = useText(templateText)
  const [page, setPage] = useState(1)
  const found = useCall(contract.listDesignsOfSeller, { seller_id, page, page_size: PAGE_SIZE }, { quiet: true })
  if (found.data?.total === 0) return <p>{text.no_designs}</p>
  return (
    <>
      <ul className={`grid overflow-auto list-none gap-2 p-0.5 m-0 ${css.pick}`}>
        {found.data?.data.map((design) => (
          <li key={design.id}>
            <button
              className="grid w-full text-xs text-inherit text-left cursor-pointer bg-surface border rounded-control gap-1 p-1.5"
              type="button"
              aria-pressed={chosen?.id === design.id}
              aria-label={fill(text.choose_design, { name: design.name })}
              onClick={() => onChoose(design)}
            >
              {design.picture_url ? <img src={design.picture_url} alt="" loading="lazy" /> : null}
              <span>{design.name}</span>
              <span>{design.product_name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        size="small"
        current={page}
        pageSize={PAGE_SIZE}
        total={found.data?.total ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setPage}
      />
    </>
  )
}

interface FromDesignProps {
  readonly onMade: (id: number) => void
  readonly onClose: () => void
}

/** Makes a template from a saved design of a seller the staff choose. */
export function FromDesign({ onMade, onClose }: FromDesignProps) {
  const text = useText(templateText)
  const shared = useText(galleryText)
  const [form] = Form.useForm<{ name_zh: string; name_en: string }>()
  const [seller_id, setSeller] = useState<number | null>(null)
  const [design, setDesign] = useState<Design | null>(null)
  const make = useSend(contract.createTemplateFromDesign, {
    refetch: [contract.listDeskTemplates, contract.listTemplateTerms],
    onSuccess: ({ id, added_artworks: count }) => {
      showToast('success', count > 0 ? fill(text.made_with, { count }) : text.made)
      onMade(id)
    },
  })
  const rules = [{ required: true, whitespace: true, message: text.needed }]
  return (
    <Modal
      open
      width={680}
      title={text.from_design}
      okText={text.make}
      cancelText={shared.cancel}
      okButtonProps={{ disabled: !design, loading: make.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Alert type="info" showIcon title={text.rights} style={{ marginBottom: 12 }} />
      <div className="grid gap-1.5 mb-3">
        <SellerField
          value={seller_id}
          onChange={(id) => {
            setSeller(id)
            setDesign(null)
          }}
        />
      </div>
      {seller_id === null ? null : (
        <DesignList
          key={seller_id}
          seller_id={seller_id}
          chosen={design}
          onChoose={(chosen) => {
            setDesign(chosen)
            form.setFieldsValue({ name_zh: chosen.name.slice(0, 60) })
          }}
        />
      )}
      <Form
        form={form}
        layout="vertical"
        hidden={!design}
        style={{ marginTop: 12 }}
        onFinish={(names) => design && seller_id && make.mutate({ ...names, seller_id, design_id: design.id })}
      >
        <div className={`grid gap-x-3 ${css.columns}`}>
          <Form.Item name="name_zh" label={shared.name_zh} rules={rules}>
            <Input maxLength={60} />
          </Form.Item>
          <Form.Item name="name_en" label={shared.name_en} rules={rules}>
            <Input maxLength={60} />
          </Form.Item>
        </div>
      </Form>
    </Modal>
  )
}
