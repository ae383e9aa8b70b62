import { chooseImportChannel, type ImportDetail } from '@inkroute/contract/order/import/import'
import { Select } from 'antd'
import { useId } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import css from '../import.module.css'
import { importText } from '../import.text.ts'
import { useKeepImport } from '../use-import.ts'

const AUTO = 0

/** How all shipments of a file travel; each channel tells how many of them it would take. */
export function ChannelChoice({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const field = useId()
  const keep = useKeepImport()
  const choose = useSend(chooseImportChannel, { onSuccess: keep })
  const { channels, channel_id } = detail
  const is_gone = channel_id !== null && !channels.some(({ id }) => id === channel_id)
  return (
    <section className={css.channel}>
      <label htmlFor={field}>{text.channel}</label>
      <Select
        id={field}
        className={css.channel_field ?? ''}
        value={channel_id ?? AUTO}
        loading={choose.isPending}
        disabled={choose.isPending}
        options={[
          { value: AUTO, label: text.channel_auto },
          ...channels.map(({ id, name, orders }) => ({
            value: id,
            label: `${name} · ${fill(text.channel_takes, { count: orders })}`,
          })),
          ...(is_gone ? [{ value: channel_id, label: text.channel_gone }] : []),
        ]}
        onChange={(id) => choose.mutate({ id: detail.id, channel_id: id === AUTO ? null : id })}
      />
      <p className={css.quiet}>{text.channel_hint}</p>
    </section>
  )
}
