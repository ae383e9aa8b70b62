import { countryName } from '@inkroute/contract/countries'
import * as rule from '@inkroute/contract/shipping/rule'
import { Button, Modal, Skeleton, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { Allowed, usePermission } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { PreferenceDrawer } from './preference-drawer.tsx'
import { shippingConsoleText } from './shipping-console.text.ts'

type Preference = rule.ShippingPreference

function RemoveModal({ country, onClose }: { readonly country: string; readonly onClose: () => void }) {
  const text = useText(shippingConsoleText)
  const { language } = useLanguage()
  const remove = useSend(rule.setShippingPreference, {
    refetch: [rule.listShippingPreferences],
    onSuccess: () => {
      showToast('success', text.removed)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.remove_title, { country: countryName(country, language) })}
      okText={text.remove}
      cancelText={text.keep}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={() => remove.mutate({ country, channel_ids: [] })}
      onCancel={onClose}
    >
      {text.remove_body}
    </Modal>
  )
}

interface Handlers {
  readonly onEdit: (row: Preference) => void
  readonly onRemove: (country: string) => void
  readonly onRates: (country: string) => void
}

function useColumns({ onEdit, onRemove, onRates }: Handlers): TableColumnsType<Preference> {
  const text = useText(shippingConsoleText)
  const { language } = useLanguage()
  const may_edit = usePermission('setting.shipping:edit')
  return [
    { key: 'country', title: text.country, width: '22%', render: (_, row) => countryName(row.country, language) },
    {
      key: 'channels',
      title: text.channels,
      render: (_, row) => (
        <ol className="bare-list flex flex-wrap gap-1">
          {row.channels.map((channel, index) => (
            <li key={channel.id}>
              <Tag color={index === 0 ? 'blue' : 'default'}>
                {index + 1}. {channel.name}
              </Tag>
            </li>
          ))}
        </ol>
      ),
    },
    {
      key: ACTIONS,
      title: <span className="visually-hidden">{text.actions}</span>,
      align: 'right',
      width: '30%',
      render: (_, row) => (
        <RowActions
          actions={[
            { key: 'rates', label: text.see_rates, onClick: () => onRates(row.country) },
            may_edit && { key: 'edit', label: text.edit, onClick: () => onEdit(row) },
            may_edit && {
              key: 'remove',
              label: text.remove,
              is_danger: true,
              onClick: () => onRemove(row.country),
            },
          ]}
        />
      ),
    },
  ]
}

/** The seller's preferred channels by country. */
export function PreferenceTable({ onRates }: Pick<Handlers, 'onRates'>) {
  const text = useText(shippingConsoleText)
  const [editing, setEditing] = useState<Preference | 'new' | null>(null)
  const [doomed, setDoomed] = useState<string | null>(null)
  const list = useCall(rule.listShippingPreferences, {}, { quiet: true })
  const columns = useColumns({ onEdit: setEditing, onRemove: setDoomed, onRates })
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton active />
  const rows = list.data.data
  const add = (
    <Allowed permission="setting.shipping:edit">
      <Button type="primary" icon={<Icon name="plus" size_px={16} />} onClick={() => setEditing('new')}>
        {text.add_country}
      </Button>
    </Allowed>
  )
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState icon="truck" title={text.empty_title} body={text.empty_body} action={add} />
      ) : (
        <>
          <div className="flex justify-end mb-4">{add}</div>
          <CardTable<Preference> rowKey="country" columns={columns} dataSource={rows} pagination={false} />
        </>
      )}
      {editing ? (
        <PreferenceDrawer
          preference={editing === 'new' ? null : editing}
          taken={rows.map(({ country }) => country)}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {doomed ? <RemoveModal country={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  )
}
