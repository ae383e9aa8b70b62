import { countryName } from '@inkroute/contract/countries'
import { MAX_PREFERRED_CHANNELS } from '@inkroute/contract/shipping/limits'
import * as rule from '@inkroute/contract/shipping/rule'
import * as contract from '@inkroute/contract/shipping/shipping'
import { Button, Drawer, Form, Select } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { shippingConsoleText } from './shipping-console.text.ts'

interface Values {
  readonly country: string
  readonly channel_ids: number[]
}

interface DrawerProps {
  /** Null adds a country. */
  readonly preference: rule.ShippingPreference | null
  readonly taken: readonly string[]
  readonly onClose: () => void
}

/** Channels to a country, each listed once even if several warehouses offer it. */
function useChannelOptions(country: string | undefined) {
  const rates = useCall(contract.listRates, { country: country ?? '' }, { enabled: Boolean(country), quiet: true })
  const channels = new Map((rates.data?.data ?? []).map(({ channel }) => [channel.id, channel.name]))
  return [...channels].map(([value, label]) => ({ value, label }))
}

/** A country and its channels, in order of preference. */
export function PreferenceDrawer({ preference, taken, onClose }: DrawerProps) {
  const text = useText(shippingConsoleText)
  const { language } = useLanguage()
  const [form] = Form.useForm<Values>()
  const country = Form.useWatch('country', form) ?? preference?.country
  const channels = useChannelOptions(country)
  const { options, showSearch } = useCountrySelect()
  const countries = options.filter(({ value }) => value === preference?.country || !taken.includes(value))
  const save = useSend(rule.setShippingPreference, {
    refetch: [rule.listShippingPreferences],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  })
  const start = preference
    ? { country: preference.country, channel_ids: preference.channels.map(({ id }) => id) }
    : { channel_ids: [] }
  return (
    <Drawer
      open
      size={480}
      title={preference ? `${text.edit_title} · ${countryName(preference.country, language)}` : text.add_country}
      onClose={onClose}
      footer={
        <Button type="primary" block loading={save.isPending} onClick={() => form.submit()}>
          {text.save}
        </Button>
      }
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={start}
        onFinish={(values) => save.mutate(values)}
      >
        <Form.Item
          name="country"
          label={text.country}
          rules={[{ required: true, message: fill(text.required, { field: text.country }) }]}
        >
          <Select
            showSearch={showSearch}
            options={countries}
            disabled={preference !== null}
            onChange={() => form.setFieldValue('channel_ids', [])}
          />
        </Form.Item>
        <Form.Item
          name="channel_ids"
          label={text.channels}
          extra={text.channels_hint}
          rules={[{ required: true, type: 'array', min: 1, message: fill(text.required, { field: text.channel }) }]}
        >
          <Select
            mode="multiple"
            maxCount={MAX_PREFERRED_CHANNELS}
            options={channels}
            disabled={!country}
            placeholder={text.no_channels}
            optionFilterProp="label"
          />
        </Form.Item>
      </Form>
    </Drawer>
  )
}
