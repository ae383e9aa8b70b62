import { storePlatforms } from '@inkroute/contract/store/platforms'
import * as contract from '@inkroute/contract/store/setting'
import { AutoComplete, Modal, Select, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { storeDialogText } from '../store.text.ts'
import { platformLabel } from '../store.view.ts'

interface Row {
  readonly carrier: string
  readonly name: string
  readonly their_code: string
  readonly is_own: boolean
}

const hasWord = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

/** Maps our channels to the platform's carriers; saved on blur. */
export function CarrierDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText(storeDialogText)
  const { language } = useLanguage()
  const [platform, setPlatform] = useState<number>(storePlatforms[0]?.id ?? 1)
  const { data, isLoading } = useCall(contract.listCarriers, { platform })
  const save = useSend(contract.setCarrier, {
    refetch: [contract.listCarriers],
    onSuccess: () => showToast('success', text.saved),
  })
  const keep = (row: Row, value: string) => {
    const their_code = value.trim()
    if (their_code !== row.their_code)
      save.mutate({ platform, carrier: row.carrier, their_code, their_name: their_code })
  }
  const options = (data?.theirs ?? []).map(({ code, name }) => ({
    value: code,
    label: name === code ? code : `${name} · ${code}`,
  }))
  const columns: TableColumnsType<Row> = [
    { title: text.carrier, dataIndex: 'name' },
    {
      title: text.their_code,
      render: (_, row) => (
        <AutoComplete
          key={`${platform}:${row.carrier}:${row.their_code}`}
          style={{ width: '100%' }}
          aria-label={`${text.their_code}: ${row.name}`}
          defaultValue={row.their_code}
          maxLength={100}
          options={options}
          showSearch={{ filterOption: (typed, option) => hasWord(`${option?.label}`, typed) }}
          onSelect={(value: string) => keep(row, value)}
          onBlur={(event) => keep(row, (event.target as HTMLInputElement).value)}
        />
      ),
    },
  ]
  return (
    <Modal open title={text.carriers_title} footer={null} width={640} onCancel={onClose}>
      <p className="text-quiet mb-3">{text.carriers_hint}</p>
      <Select
        style={{ width: '100%', marginBottom: 16 }}
        aria-label={text.platform}
        value={platform}
        options={storePlatforms.map(({ id }) => ({ value: id, label: platformLabel(id, language) }))}
        onChange={setPlatform}
      />
      <Table
        rowKey="carrier"
        size="small"
        loading={isLoading}
        columns={columns}
        dataSource={[...(data?.data ?? [])]}
        pagination={false}
        scroll={{ y: 360 }}
      />
    </Modal>
  )
}
