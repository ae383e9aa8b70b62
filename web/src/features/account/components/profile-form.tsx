import { Button, Form, Input, Select } from 'antd'
import { useMemo } from 'react'
import { formatInstant } from '../../../shared/format/time.ts'
import { useUser } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill, type Language } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useUpdateProfile } from '../account.api.ts'
import { accountInfoText } from '../account-info.text.ts'
import { zoneOptions } from '../time-zone.view.ts'

interface Values {
  readonly display_name: string
  readonly language: Language
  readonly time_zone: string
}

function Fields({ current_zone }: { current_zone: string }) {
  const text = useText(accountInfoText)
  const form = Form.useFormInstance<Values>()
  const chosen = Form.useWatch('time_zone', form) ?? current_zone
  const now = useMemo(() => new Date(), [])
  const zones = useMemo(() => zoneOptions(Intl.supportedValuesOf('timeZone'), current_zone, now), [current_zone, now])
  return (
    <>
      <Form.Item
        name="display_name"
        label={text.display_name}
        extra={text.display_name_help}
        rules={[{ required: true, whitespace: true, message: text.display_name_required }]}
      >
        <Input maxLength={32} autoComplete="nickname" />
      </Form.Item>
      <Form.Item name="language" label={text.language}>
        <Select
          options={[
            { value: 'zh', label: text.zh },
            { value: 'en', label: text.en },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="time_zone"
        label={text.time_zone}
        extra={fill(text.time_zone_help, { now: formatInstant(now.toISOString(), chosen) })}
      >
        <Select options={zones} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
    </>
  )
}

export function ProfileForm() {
  const text = useText(accountInfoText)
  const { setLanguage } = useLanguage()
  const user = useUser()
  const [form] = Form.useForm<Values>()
  const save = useUpdateProfile(() => {
    setLanguage(form.getFieldValue('language'))
    showToast('success', text.saved)
  })
  if (!user) return null
  const { display_name, language, time_zone } = user
  return (
    <Panel title={text.profile}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        style={{ maxWidth: 480 }}
        initialValues={{ display_name, language, time_zone }}
        onFinish={(values: Values) => save.mutate(values)}
      >
        <Fields current_zone={time_zone} />
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {text.save}
        </Button>
      </Form>
    </Panel>
  )
}
