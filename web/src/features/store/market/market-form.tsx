import type { Reply } from '@inkroute/contract/endpoint'
import type { ProviderField } from '@inkroute/contract/service/provider'
import { getMarketApp, hostFields } from '@inkroute/contract/store/market-apps'
import * as contract from '@inkroute/contract/store/market-setting'
import { Button, Checkbox, Collapse, Form, Input, Popconfirm } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { markProblems } from '../../../shared/ui/mark-problems.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { marketText } from './market.text.ts'

type Market = Reply<typeof contract.getMarket>

interface Entries {
  readonly settings: Record<string, string | undefined>
  readonly secrets: Record<string, string | undefined>
  readonly is_hidden: boolean
}

const refetch = [contract.listMarkets, contract.getMarket]

function KeyField({ field, is_kept }: { readonly field: ProviderField; readonly is_kept: boolean }) {
  const text = useText(marketText)
  const { language } = useLanguage()
  const label = field[language]
  const is_required = !field.is_optional && !is_kept
  return (
    <Form.Item
      name={[field.is_secret ? 'secrets' : 'settings', field.key]}
      label={label}
      rules={[{ required: is_required, whitespace: true, message: fill(text.needed_field, { field: label }) }]}
    >
      {field.is_secret ? (
        <Input.Password autoComplete="new-password" placeholder={is_kept ? text.secret_kept : ''} maxLength={4000} />
      ) : (
        <Input autoComplete="off" spellCheck={false} placeholder={field.example} maxLength={400} />
      )}
    </Form.Item>
  )
}

function SwitchOff({ loaded, onClose }: FormProps) {
  const text = useText(marketText)
  const remove = useSend(contract.removeMarket, {
    refetch,
    onSuccess: () => {
      showToast('success', text.switched_off)
      onClose()
    },
  })
  return (
    <Popconfirm
      title={fill(text.switch_off_ask, { count: loaded.stores })}
      okText={text.switch_off}
      cancelText={text.cancel}
      onConfirm={() => remove.mutate({ slug: loaded.slug, revision: loaded.revision })}
    >
      <Button danger loading={remove.isPending}>
        {text.switch_off}
      </Button>
    </Popconfirm>
  )
}

const filled = (values: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])))

interface FormProps {
  readonly loaded: Market
  readonly onClose: () => void
}

export function MarketForm({ loaded, onClose }: FormProps) {
  const text = useText(marketText)
  const [form] = Form.useForm<Entries>()
  const { slug, revision, secrets_kept } = loaded
  const { fields } = getMarketApp(slug)
  const save = useSend(contract.saveMarket, {
    refetch,
    onSuccess: () => showToast('success', text.saved),
    onError: ({ problems }) =>
      void markProblems(
        form,
        problems.map(({ field, message }) => ({ path: field.split('.'), message })),
      ),
  })
  const onFinish = ({ settings, secrets, is_hidden = false }: Partial<Entries>) =>
    save.mutate({ slug, settings: filled(settings), secrets: filled(secrets), is_hidden, revision })
  const hosts = hostFields.map((field) => <KeyField key={field.key} field={field} is_kept={false} />)
  return (
    <section>
      <h3>{text.step_keys}</h3>
      <Form<Entries>
        form={form}
        layout="vertical"
        scrollToFirstError
        initialValues={{ settings: loaded.settings, is_hidden: loaded.is_hidden }}
        onFinish={onFinish}
      >
        {fields.length === 0 ? <p style={{ marginTop: 0 }}>{text.keys_none}</p> : null}
        {fields.map((field) => (
          <KeyField key={field.key} field={field} is_kept={secrets_kept.includes(field.key)} />
        ))}
        {fields.length > 0 ? (
          <Collapse
            ghost
            style={{ marginBottom: 12 }}
            items={[{ key: 'hosts', label: text.advanced, forceRender: true, children: hosts }]}
          />
        ) : null}
        <Form.Item name="is_hidden" valuePropName="checked">
          <Checkbox>{text.hidden}</Checkbox>
        </Form.Item>
        <div className="flex justify-between gap-3">
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {text.save}
          </Button>
          {revision > 0 ? <SwitchOff loaded={loaded} onClose={onClose} /> : null}
        </div>
        {loaded.updated_at ? (
          <p className="text-sm text-quiet mt-2">
            {fill(text.updated, { name: loaded.updated_by, time: formatInstant(loaded.updated_at, 'Asia/Shanghai') })}
          </p>
        ) : null}
      </Form>
    </section>
  )
}
