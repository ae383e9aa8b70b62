import type { Reply } from '@inkroute/contract/endpoint'
import { getMarketApp } from '@inkroute/contract/store/market-apps'
import * as contract from '@inkroute/contract/store/market-setting'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import { Alert, Badge, Button, Drawer, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { copyText } from '../../../shared/format/copy-text.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { platformLabel } from '../store.view.ts'
import css from './market.module.css'
import { marketText, proofText } from './market.text.ts'
import { verdictColors } from './market.view.ts'
import { MarketForm } from './market-form.tsx'

type Market = Reply<typeof contract.getMarket>

function Apply({ slug }: Pick<Market, 'slug'>) {
  const text = useText(marketText)
  const { language } = useLanguage()
  const facts = getMarketApp(slug)
  return (
    <section>
      <h3>{text.step_apply}</h3>
      <p style={{ margin: 0 }}>{facts[language]}</p>
      {facts.apply_url ? (
        <a href={facts.apply_url} target="_blank" rel="noreferrer">
          {text.apply_at}
        </a>
      ) : null}
    </section>
  )
}

function Address({ label, address }: { readonly label: string; readonly address: string }) {
  const text = useText(marketText)
  const copy = () =>
    copyText(address).then(
      () => showToast('success', text.copied),
      () => showToast('error', text.copy_failed),
    )
  return (
    <div className={`grid items-center gap-x-3 gap-y-0.5 py-2 ${css.address}`}>
      <span>{label}</span>
      <code className="min-w-0 wrap-anywhere bg-paper rounded-control p-2">{address}</code>
      <Button onClick={copy} aria-label={`${text.copy} ${label}`}>
        {text.copy}
      </Button>
    </div>
  )
}

function Addresses({ slug, return_address, push_address, key_address }: Market) {
  const text = useText(marketText)
  const { events } = getMarketApp(slug)
  const notes = { subscribed: text.events_subscribed, seller: text.events_seller, none: text.events_none, console: '' }
  const is_empty = !return_address && !push_address && !key_address
  return (
    <section>
      <h3>{text.step_addresses}</h3>
      {is_empty ? <p style={{ margin: 0 }}>{text.no_addresses}</p> : null}
      {return_address ? <Address label={text.return_address} address={return_address} /> : null}
      {push_address ? <Address label={text.push_address} address={push_address} /> : null}
      {key_address ? <Address label={text.key_address} address={key_address} /> : null}
      {notes[events] ? <p className="text-sm text-quiet mt-2">{notes[events]}</p> : null}
    </section>
  )
}

function Tests({ tests }: Pick<Market, 'tests'>) {
  const text = useText(marketText)
  if (tests.length === 0) return <p className="text-sm text-quiet mt-2">{text.no_tests}</p>
  return (
    <ol className={`bare-list grid gap-2 mt-3 ${css.tests}`}>
      {tests.map(({ id, at, verdict, answer, duration_ms }) => (
        <li className="grid wrap-anywhere bg-paper gap-0.5 px-3 py-2" key={id} data-verdict={verdict}>
          <Badge status={verdictColors[verdict]} text={text[verdict]} />
          <span>{answer}</span>
          <span className="text-sm text-quiet mt-2">
            <RelativeTime at={at} /> · {duration_ms} ms
          </span>
        </li>
      ))}
    </ol>
  )
}

interface KeysProps {
  readonly platform: number
  readonly is_pending: boolean
  readonly onTry: (keys: Record<string, string>, shop_domain: string) => void
}

/** Keys of a shop, as its seller would paste them. */
function TryKeys({ platform, is_pending, onTry }: KeysProps) {
  const text = useText(marketText)
  const { language } = useLanguage()
  const facts = findStorePlatform(platform)
  const [keys, setKeys] = useState<Record<string, string>>({})
  const [shop_domain, setShop] = useState('')
  const fields = facts?.fields ?? []
  const is_empty = fields.some(({ name, is_optional }) => !is_optional && !keys[name]?.trim())
  return (
    <form
      className="grid justify-items-start gap-2 my-3"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        onTry(keys, shop_domain)
      }}
    >
      {facts?.needs === 'shop_domain' ? (
        <Input
          value={shop_domain}
          onChange={({ target }) => setShop(target.value)}
          aria-label={text.test_shop}
          placeholder={text.test_shop}
          maxLength={120}
        />
      ) : null}
      {fields.map((field) => (
        <Input
          key={field.name}
          type={field.is_secret ? 'password' : 'text'}
          autoComplete="off"
          value={keys[field.name] ?? ''}
          onChange={({ target }) => setKeys({ ...keys, [field.name]: target.value })}
          aria-label={field[language]}
          placeholder={field[language]}
          maxLength={4000}
        />
      ))}
      <Button htmlType="submit" loading={is_pending} disabled={is_empty}>
        {text.test_keys}
      </Button>
    </form>
  )
}

function Test({ market }: { readonly market: Market }) {
  const text = useText(marketText)
  const [shop_domain, setShop] = useState('')
  const test = useSend(contract.testMarket, { refetch: [contract.getMarket, contract.listMarkets] })
  const { slug, source, stores, is_testable, tests } = market
  const needs_shop = getMarketApp(slug).test_needs_shop
  const send = (by: 'app' | 'store') => test.mutate({ slug, by, shop_domain })
  return (
    <section>
      <h3>{text.step_test}</h3>
      {is_testable ? null : <p style={{ margin: 0 }}>{text.test_by_keys}</p>}
      {is_testable || source === 'none' ? null : (
        <TryKeys
          platform={market.platform}
          is_pending={test.isPending}
          onTry={(keys, domain) => test.mutate({ slug, by: 'keys', shop_domain: domain, keys })}
        />
      )}
      {is_testable && source === 'none' ? <p style={{ margin: 0 }}>{text.save_first}</p> : null}
      {is_testable && source !== 'none' ? (
        <>
          <div className={`flex flex-wrap gap-2 ${css.try}`}>
            {needs_shop ? (
              <Input
                value={shop_domain}
                onChange={({ target }) => setShop(target.value)}
                aria-label={text.test_shop}
                placeholder={text.test_shop}
                maxLength={120}
              />
            ) : null}
            <Button loading={test.isPending} onClick={() => send('app')}>
              {text.test}
            </Button>
          </div>
          <p className="text-sm text-quiet mt-2">{text.test_note}</p>
        </>
      ) : null}
      {stores > 0 && source !== 'none' ? (
        <Button loading={test.isPending} onClick={() => send('store')}>
          {text.test_store}
        </Button>
      ) : null}
      {source === 'none' ? null : <Tests tests={tests} />}
    </section>
  )
}

function Proofs({ proofs }: Pick<Market, 'proofs'>) {
  const text = useText(marketText)
  const proof = useText(proofText)
  return (
    <section>
      <h3>{text.step_proof}</h3>
      {proofs.length === 0 ? (
        <Alert type="warning" showIcon title={text.no_proof} />
      ) : (
        <CardTable
          rowKey="call"
          size="small"
          pagination={false}
          dataSource={[...proofs]}
          columns={[
            { title: text.call, render: (_, { call }) => <code style={{ overflowWrap: 'anywhere' }}>{call}</code> },
            {
              title: text.proof,
              render: (_, row) => (
                <Badge status={row.proof === 'unproven' ? 'default' : 'success'} text={proof[row.proof]} />
              ),
            },
            {
              title: text.document,
              render: (_, { document, version, date }) => (
                <span style={{ overflowWrap: 'anywhere' }}>
                  {[document, version, date].filter(Boolean).join(' · ')}
                </span>
              ),
            },
          ]}
        />
      )}
      <p className="text-sm text-quiet mt-2">{text.proof_note}</p>
    </section>
  )
}

interface DrawerProps {
  readonly slug: string
  readonly onClose: () => void
}

/** From applying at the vendor to the first test, in the order an operator does it. */
export function MarketDrawer({ slug, onClose }: DrawerProps) {
  const text = useText(marketText)
  const { language } = useLanguage()
  const { data, isError, refetch } = useCall(contract.getMarket, { slug })
  const title = data ? platformLabel(data.platform, language) : text.title
  return (
    <Drawer open size={640} title={title} onClose={onClose}>
      {isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active /> : null}
      {data ? (
        <div className={`grid grid-cols-1 gap-6 ${css.stack}`}>
          {data.source === 'file' ? <Alert type="info" showIcon title={text.from_file} /> : null}
          <Apply slug={slug} />
          <Addresses {...data} />
          <MarketForm key={data.revision} loaded={data} onClose={onClose} />
          <Test market={data} />
          <Proofs proofs={data.proofs} />
        </div>
      ) : null}
    </Drawer>
  )
}
