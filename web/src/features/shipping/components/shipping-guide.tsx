import type { Reply } from '@inkroute/contract/endpoint'
import type { WarehouseRegion } from '@inkroute/contract/shipping/limits'
import type { listChannels } from '@inkroute/contract/shipping/shipping'
import type { ReactNode } from 'react'
import { formatRange } from '../../../shared/format/range.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { freightText } from '../freight.text.ts'
import { formatWeight } from '../freight.view.ts'
import { guideText } from '../guide.text.ts'
import css from './guide.module.css'

type Channels = Reply<typeof listChannels>['data']

export function GuideHead({ is_open }: { readonly is_open: boolean }) {
  const text = useText(guideText)
  return (
    <header className={css.head}>
      <h1>{text.title}</h1>
      <p className="text-quiet mt-3">{is_open ? text.lead : text.none}</p>
    </header>
  )
}

export function GuideSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`grid content-start min-w-0 gap-4 ${css.section}`} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

export function ChannelTable({ channels }: { readonly channels: Channels }) {
  const text = useText(guideText)
  const names = useText(freightText)
  const region: Record<WarehouseRegion, string> = { CN: names.region_cn, US: names.region_us, EU: names.region_eu }
  return (
    <GuideSection id="channels" title={text.channels}>
      <p className="text-quiet">{text.channels_lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen must scroll by keyboard */}
      <section className="card overflow-x-auto" tabIndex={0} aria-label={text.channels}>
        <table className={`w-full text-sm border-collapse ${css.table}`}>
          <thead>
            <tr>
              {[text.col_channel, text.col_from, text.col_reach, text.col_days, text.col_limit, text.col_volume].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {channels.map((channel) => (
              <tr key={channel.id}>
                <th scope="row">
                  {channel.name}
                  <span>{channel.note}</span>
                </th>
                <td>{channel.regions.map((code) => region[code]).join(' / ')}</td>
                <td>{fill(text.reach, { count: channel.country_count })}</td>
                <td>{formatRange(channel.days_min, channel.days_max)}</td>
                <td>
                  {channel.min_weight_g > 0 ? `${formatWeight(channel.min_weight_g)} – ` : null}
                  {formatWeight(channel.max_weight_g)} / {channel.max_side_mm / 10} cm
                </td>
                <td>
                  {channel.volumetric_divisor > 0
                    ? fill(text.divided, { divisor: channel.volumetric_divisor })
                    : text.by_weight}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </GuideSection>
  )
}

/** Questions and answers about freight prices. */
export function GuideTexts() {
  const text = useText(guideText)
  const list = (...lines: string[]) => (
    <ul className={`grid gap-3 m-0 ${css.lines}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
  return (
    <div className={`grid grid-cols-2 ${css.columns}`}>
      <GuideSection id="weight" title={text.weight_title}>
        {list(text.weight_1, text.weight_2, text.weight_3)}
      </GuideSection>
      <GuideSection id="price" title={text.price_title}>
        {list(text.price_1, text.price_2, text.price_3, text.price_4, text.price_5)}
      </GuideSection>
      <GuideSection id="time" title={text.time_title}>
        {list(text.time_1, text.time_2, text.time_3)}
      </GuideSection>
      <GuideSection id="tax" title={text.tax_title}>
        {list(text.tax_1, text.tax_2, text.tax_3)}
      </GuideSection>
      <GuideSection id="save" title={text.save_title}>
        {list(text.save_1, text.save_2, text.save_3, text.save_4)}
      </GuideSection>
    </div>
  )
}
