import * as contract from '@inkroute/contract/address/address'
import { messageIn } from '@inkroute/contract/input-messages'
import { Button, Form, type FormRule, Input, Select, type TableColumnsType } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { addressText } from '../address.text.ts'
import css from './address.module.css'

const PAGE_SIZE = 20
const keys = [] as const
const refetch = [contract.listAddressBlocks, contract.listAddresses]

interface Values {
  readonly kind: contract.AddressBlock['kind']
  readonly value: string
  readonly reason: string
}

function BlockForm() {
  const text = useText(addressText)
  const { language } = useLanguage()
  const [form] = Form.useForm<Values>()
  const add = useSend(contract.addAddressBlock, {
    refetch,
    onSuccess: () => {
      showToast('success', text.block_done)
      form.resetFields()
    },
  })
  const fits: FormRule = {
    validator: (_, value: string = '') => {
      const fault = value.trim() === '' ? undefined : contract.blockFault(form.getFieldValue('kind'), value.trim())
      return fault ? Promise.reject(new Error(messageIn(fault, language))) : Promise.resolve()
    },
  }
  const kinds = contract.blockKinds.map((kind) => ({ value: kind, label: text[`kind_${kind}`] }))
  return (
    <Panel title={text.block}>
      <Form form={form} layout="vertical" initialValues={{ kind: 'phone' }} onFinish={(values) => add.mutate(values)}>
        <div className={`grid grid-cols-halves gap-x-4 ${css.pair}`}>
          <Form.Item name="kind" label={text.kind}>
            <Select options={kinds} />
          </Form.Item>
          <Form.Item
            name="value"
            label={text.value}
            dependencies={['kind']}
            rules={[{ required: true, message: text.value_needed }, fits]}
          >
            <Input maxLength={120} />
          </Form.Item>
        </div>
        <Form.Item name="reason" label={text.reason} rules={[{ required: true, message: text.reason_needed }]}>
          <Input maxLength={120} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {text.block}
        </Button>
      </Form>
    </Panel>
  )
}

export default function BlacklistScreen() {
  const text = useText(addressText)
  const { page, setFilter } = useSearchFilter(keys)
  const list = useCall(contract.listAddressBlocks, { page, page_size: PAGE_SIZE }, { quiet: true })
  const remove = useSend(contract.removeAddressBlock, {
    refetch,
    onSuccess: () => showToast('success', text.unblock_done),
  })
  const columns: TableColumnsType<contract.AddressBlock> = [
    { title: text.kind, width: 120, render: (_, row) => text[`kind_${row.kind}`] },
    { title: text.value, dataIndex: 'value' },
    { title: text.reason, dataIndex: 'reason', responsive: ['sm'] },
    {
      title: text.actions,
      key: ACTIONS,
      width: 110,
      render: (_, row) => (
        <RowActions actions={[{ key: 'unblock', label: text.unblock, onClick: () => remove.mutate({ id: row.id }) }]} />
      ),
    },
  ]
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div className="grid min-w-0 gap-4">
      <PageHeader description={text.block_description} />
      <BlockForm />
      <CardTable
        rowKey="id"
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        locale={{ emptyText: text.no_blocks }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: list.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => setFilter({ page: String(next) }),
        }}
      />
    </div>
  )
}
