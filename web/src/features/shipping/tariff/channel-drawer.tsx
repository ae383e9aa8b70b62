import { countryName } from '@inkroute/contract/countries'
import type { Reply } from '@inkroute/contract/endpoint'
import type { ChannelFields, FreightChannel } from '@inkroute/contract/shipping/tariff/channel'
import * as contract from '@inkroute/contract/shipping/tariff/channel'
import { Alert, Button, Drawer, Form, Modal } from 'antd'
import { useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { type ChannelForm, channelFields, channelForm } from './channel.view.ts'
import { ChannelFormFields } from './channel-fields.tsx'
import { freightDeskText } from './freight-desk.text.ts'

type Impact = Reply<typeof contract.getChannelImpact>

function ImpactLines({ impact }: { readonly impact: Impact }) {
  const text = useText(freightDeskText)
  const { language } = useLanguage()
  const { open_orders, unpaid_orders, rules, rule_sellers, preferences, preference_sellers, only_countries } = impact
  const names = only_countries.map((code) => countryName(code, language)).join(language === 'zh' ? '、' : ', ')
  const lines = [
    open_orders > 0 && fill(text.off_orders, { open: open_orders }),
    unpaid_orders > 0 && fill(text.off_unpaid, { count: unpaid_orders }),
    rules > 0 && fill(text.off_rules, { count: rules, sellers: rule_sellers }),
    preferences > 0 && fill(text.off_preferences, { count: preferences, sellers: preference_sellers }),
    names !== '' && fill(text.off_countries, { names }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return <p>{text.off_nothing}</p>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

interface DrawerProps {
  readonly channel: FreightChannel | null
  readonly warehouses: Reply<typeof contract.listFreightChannels>['warehouses']
  readonly onClose: () => void
}

function useChannelForm({ channel, onClose }: Pick<DrawerProps, 'channel' | 'onClose'>) {
  const text = useText(freightDeskText)
  const [form] = Form.useForm<ChannelForm>()
  const [impact, setImpact] = useState<Impact | null>(null)
  const [hasConflict, setConflict] = useState(false)
  const done = {
    refetch: [contract.listFreightChannels],
    quiet: true,
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
    onError: (error: ApiError) => {
      setImpact(null)
      if (error.code === 'conflict') setConflict(true)
      else showToast('error', error.message)
    },
  }
  const create = useSend(contract.createFreightChannel, done)
  const change = useSend(contract.saveFreightChannel, done)
  const send = (fields: ChannelFields) =>
    channel ? change.mutate({ id: channel.id, version: channel.version, fields }) : create.mutate(fields)
  const submit = async (values: ChannelForm) => {
    const isSwitchedOff = channel?.fields.is_enabled && !values.is_enabled
    if (isSwitchedOff && !impact) setImpact(await call(contract.getChannelImpact, { id: channel.id }))
    else send(channelFields(values))
  }
  return { form, submit, impact, setImpact, hasConflict, isSaving: create.isPending || change.isPending }
}

/** Everything about one channel. Switching it off first shows what that touches. */
export function ChannelDrawer({ channel, warehouses, onClose }: DrawerProps) {
  const text = useText(freightDeskText)
  const { language } = useLanguage()
  const { form, submit, impact, setImpact, hasConflict, isSaving } = useChannelForm({ channel, onClose })
  return (
    <Drawer
      open
      size={720}
      title={channel ? text.channel_edit : text.channel_new}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="primary" loading={isSaving} onClick={() => form.submit()}>
            {text.save}
          </Button>
        </div>
      }
    >
      {hasConflict ? <Alert type="warning" showIcon title={text.conflict} /> : null}
      <Form
        form={form}
        layout="vertical"
        initialValues={channelForm(channel?.fields ?? null)}
        onFinish={(values: ChannelForm) => void submit({ ...channelForm(channel?.fields ?? null), ...values })}
      >
        <ChannelFormFields warehouses={warehouses} />
      </Form>
      <Modal
        open={impact !== null}
        title={fill(text.off_title, { name: channel?.fields[`name_${language}`] ?? '' })}
        okText={text.off_go}
        cancelText={text.cancel}
        okButtonProps={{ danger: true, loading: isSaving }}
        onOk={() => form.submit()}
        onCancel={() => setImpact(null)}
      >
        {impact ? <ImpactLines impact={impact} /> : null}
      </Modal>
    </Drawer>
  )
}
