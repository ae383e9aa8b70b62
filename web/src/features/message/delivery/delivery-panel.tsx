import * as contract from '@inkroute/contract/message/delivery'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Select, Skeleton } from 'antd'
import { Link } from 'react-router'
import { getKey, useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './delivery.module.css'
import { deliveryText } from './delivery.text.ts'

type Choices = contract.DeliveryChoices
type Change = Omit<Choices['choices'][number], 'since'>

const modesOf: Record<contract.DeliveryChannel, readonly contract.DeliveryMode[]> = {
  mail: ['off', 'now', 'daily'],
  wechat: ['off', 'now'],
}

interface CellProps {
  readonly data: Choices
  readonly channel: contract.DeliveryChannel
  readonly topic: contract.DeliveryTopic
  readonly is_saving: boolean
  readonly onChange: (change: Change) => void
}

function Cell({ data, channel, topic, is_saving, onChange }: CellProps) {
  const text = useText(deliveryText)
  const mode = data.choices.find((one) => one.channel === channel && one.topic === topic)?.mode ?? 'off'
  const is_reachable = channel === 'mail' ? data.email !== null : data.has_wechat
  return (
    <Select
      className={css.choice ?? ''}
      value={mode}
      // What is on can be switched off, even if the address is gone.
      disabled={is_saving || (!is_reachable && mode === 'off')}
      aria-label={fill(text.choice_of, { topic: text[topic], channel: text[channel] })}
      options={modesOf[channel].map((one) => ({ value: one, label: text[one] }))}
      onChange={(next) => onChange({ channel, topic, mode: next })}
    />
  )
}

function Missing({ data }: { readonly data: Choices }) {
  const text = useText(deliveryText)
  const needs_email = data.channels.includes('mail') && data.email === null
  const needs_wechat = data.channels.includes('wechat') && !data.has_wechat
  return (
    <>
      {needs_email ? (
        <Alert
          type="info"
          showIcon
          title={text.no_email}
          action={<Link to="/setting/accountSecurity">{text.add_email}</Link>}
        />
      ) : null}
      {needs_wechat ? (
        <Alert
          type="info"
          showIcon
          title={text.no_wechat}
          action={<Link to="/setting/bindLogin">{text.link_wechat}</Link>}
        />
      ) : null}
    </>
  )
}

/** Which messages also go by mail or WeChat, each saved as it is chosen. */
export function DeliveryPanel() {
  const text = useText(deliveryText)
  const client = useQueryClient()
  const { data, isError, refetch } = useCall(contract.getDelivery, {}, { quiet: true })
  const write = useSend(contract.setDelivery, {
    onSuccess: (reply) => {
      client.setQueryData(getKey(contract.getDelivery, {}), reply)
      showToast('success', text.saved)
    },
  })
  if (!data)
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton active paragraph={{ rows: 6 }} />
  if (data.channels.length === 0) return <Alert type="info" showIcon title={text.none} />
  const change = (choice: Change) => write.mutate({ choices: [choice] })
  return (
    <div className={`grid gap-4 ${css.panel}`}>
      <p className="text-sm text-quiet">{text.lead}</p>
      <Missing data={data} />
      <table className={`w-full text-sm border-collapse ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{text.topic}</th>
            {data.channels.map((channel) => (
              <th key={channel} scope="col">
                {text[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contract.deliveryTopics.map((topic) => (
            <tr key={topic}>
              <th scope="row">
                {text[topic]}
                <span className="block text-xs font-normal text-quiet">{text[`${topic}_help`]}</span>
              </th>
              {data.channels.map((channel) => (
                <td key={channel} data-label={text[channel]}>
                  <Cell data={data} channel={channel} topic={topic} is_saving={write.isPending} onChange={change} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="block text-xs font-normal text-quiet">
        {data.email ? `${fill(text.sent_to, { email: data.email })} · ` : ''}
        {text.daily_note}
      </p>
    </div>
  )
}
