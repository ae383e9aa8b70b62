import * as contract from '@inkroute/contract/preference/infringement'
import { Alert, Button, Input, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { SlidingTabs } from '../../../../shared/ui/sliding-tabs.tsx'
import { infringementText } from '../infringement.text.ts'
import { OwnWords } from './own-words.tsx'

function PlatformWords() {
  const text = useText(infringementText)
  const found = useCall(contract.listAllInfringementWords, {}, { quiet: true })
  const [keyword, setKeyword] = useState('')
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton active />
  const shown = found.data.platform.filter((word) => word.includes(keyword.trim().toLowerCase()))
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-quiet">{fill(text.platform_hint, { count: found.data.platform.length })}</p>
      <Input
        allowClear
        style={{ maxWidth: 320 }}
        placeholder={text.search}
        aria-label={text.search}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {shown.length === 0 ? <p className="text-sm text-quiet">{text.empty_found}</p> : null}
      <ul className="bare-list flex flex-wrap gap-2">
        {shown.map((word) => (
          <li className="bg-surface border rounded-control px-2 py-0.5" key={word}>
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}

function GoodsCheck() {
  const text = useText(infringementText)
  const found = useCall(contract.listTortGoods, {}, { quiet: true, stale_ms: 0 })
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton active />
  const { checked, goods } = found.data
  if (goods.length === 0) return <Alert type="success" showIcon title={fill(text.goods_clean, { count: checked })} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <Alert type="warning" showIcon title={fill(text.goods_found, { count: checked, found: goods.length })} />
      <ul className="bare-list grid grid-cols-1 gap-2">
        {goods.map(({ id, title, found: words }) => (
          <li
            className="flex flex-wrap items-center justify-between wrap-anywhere bg-surface border rounded-control gap-2 p-3"
            key={id}
          >
            <span>
              {title}{' '}
              {words.map((word) => (
                <Tag key={word} color="red">
                  {word}
                </Tag>
              ))}
            </span>
            <Link to={`/goods/detail/${id}`}>{text.edit_goods}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function TryText() {
  const text = useText(infringementText)
  const [words, setWords] = useState('')
  const check = useSend(contract.checkInfringementText)
  const found = check.data?.found
  return (
    <Panel title={text.try_title}>
      <div className="grid grid-cols-1 gap-4">
        <Input.TextArea
          rows={3}
          maxLength={20_000}
          placeholder={text.try_hint}
          aria-label={text.try_title}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            check.reset()
          }}
        />
        <div className="flex flex-wrap items-center gap-2" aria-live="polite">
          <Button
            disabled={words.trim() === ''}
            loading={check.isPending}
            onClick={() => check.mutate({ text: words })}
          >
            {text.try_button}
          </Button>
          {found?.length === 0 ? <Alert type="success" showIcon title={text.try_clean} /> : null}
          {found && found.length > 0 ? (
            <Alert type="warning" showIcon title={fill(text.try_found, { words: found.join(' · ') })} />
          ) : null}
        </div>
      </div>
    </Panel>
  )
}

/** Words that may infringe: the seller's, the platform's, and the goods that contain them. */
export default function TortScreen() {
  const text = useText(infringementText)
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') ?? 'own'
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader description={text.description} />
      <TryText />
      <SlidingTabs
        activeKey={tab}
        destroyOnHidden
        onChange={(key) => setSearch(key === 'own' ? {} : { tab: key }, { replace: true })}
        items={[
          { key: 'own', label: text.tab_own, children: <OwnWords /> },
          { key: 'platform', label: text.tab_platform, children: <PlatformWords /> },
          { key: 'goods', label: text.tab_goods, children: <GoodsCheck /> },
        ]}
      />
    </div>
  )
}
