import { listFreightChannels } from '@inkroute/contract/shipping/tariff/channel'
import type { TariffState } from '@inkroute/contract/shipping/tariff/codes'
import { createTariff } from '@inkroute/contract/shipping/tariff/tariff'
import { Modal, Select, Tag } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { freightDeskText } from './freight-desk.text.ts'
import { stateColours } from './tariff.view.ts'

export function TariffStateTag({ state }: { readonly state: TariffState }) {
  const text = useText(freightDeskText)
  return <Tag color={stateColours[state]}>{text[`state_${state}`]}</Tag>
}

/** Channels for a select, and the warehouses there are. */
export function useChannelOptions() {
  const { language } = useLanguage()
  const { data } = useCall(listFreightChannels, {}, { quiet: true })
  return {
    channels: (data?.data ?? []).map(({ id, fields }) => ({
      value: String(id),
      label: `${fields[`name_${language}`]} (${fields.code})`,
    })),
    warehouses: (data?.warehouses ?? []).map(({ code, city }) => ({ value: code, label: `${code} ${city}` })),
  }
}

/** A price table begins with its channel. */
export function NewTariff({ onClose }: { readonly onClose: () => void }) {
  const text = useText(freightDeskText)
  const { channels } = useChannelOptions()
  const navigate = useNavigate()
  const [channel_id, setChannel] = useState<string | null>(null)
  const create = useSend(createTariff, { onSuccess: ({ id }) => void navigate(`/ops/freight/tariff/${id}`) })
  return (
    <Modal
      open
      title={text.tariff_new_title}
      okText={text.tariff_create}
      cancelText={text.cancel}
      okButtonProps={{ disabled: channel_id === null, loading: create.isPending }}
      onOk={() => create.mutate({ channel_id: Number(channel_id) })}
      onCancel={onClose}
    >
      <Select
        aria-label={text.import_channel}
        placeholder={text.import_channel}
        style={{ width: '100%' }}
        value={channel_id}
        options={channels}
        onChange={setChannel}
      />
    </Modal>
  )
}
