import { Platform } from '@inkroute/contract/codes'
import * as auth from '@inkroute/contract/store/auth'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import type { StoreRow } from '@inkroute/contract/store/store'
import * as contract from '@inkroute/contract/store/store'
import { Alert, Button, Collapse, Drawer, Form, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { connectText } from '../store.text.ts'
import { platformLabel } from '../store.view.ts'
import { CodeWay, KeysWay } from './connect-ways.tsx'
import { FreeShops } from './free-shops.tsx'
import { PlatformBadge } from './platform-badge.tsx'
import css from './store.module.css'

/** A store on a platform we do not speak with: a name to put imported orders under. */
function OtherStore({ onDone }: { readonly onDone: () => void }) {
  const text = useText(connectText)
  const create = useSend(contract.createStore, {
    refetch: [contract.listStores],
    onSuccess: () => {
      showToast('success', text.created)
      onDone()
    },
  })
  const submit = ({ name }: { name: string }) => create.mutate({ platform: Platform.other, name })
  const form = (
    <Form layout="vertical" onFinish={submit}>
      <Form.Item name="name" label={text.other_name} rules={[{ required: true, message: text.required }]}>
        <Input maxLength={60} />
      </Form.Item>
      <Button htmlType="submit" loading={create.isPending}>
        {text.create}
      </Button>
    </Form>
  )
  return <Collapse ghost style={{ marginTop: 16 }} items={[{ key: 'other', label: text.other, children: form }]} />
}

interface ConnectDrawerProps {
  /** The store that is authorised again; null for a new one. */
  readonly store: StoreRow | null
  /** Preselects the platform the list is filtered by. */
  readonly platform: number | null
  readonly onClose: () => void
}

interface ChooserProps {
  readonly onChoose: (platform: number) => void
}

/** Platforms as tiles. If no input is needed, the tile links directly to the platform. */
function Chooser({ onChoose }: ChooserProps) {
  const text = useText(connectText)
  const { language } = useLanguage()
  const platforms = useCall(contract.platformStores, {}).data?.data
  const go = useSend(auth.authUrl, { onSuccess: ({ url }) => window.location.assign(url) })
  const choose = (platform: number) => {
    const facts = findStorePlatform(platform)
    const is_proven = platforms?.find((row) => row.platform === platform)?.proof === 'proven'
    if (is_proven && facts?.way === 'code' && facts.needs === 'nothing') go.mutate({ platform })
    else onChoose(platform)
  }
  if (!platforms) return <Skeleton active />
  const offered = platforms.filter(
    ({ platform, is_available }) => is_available && !findStorePlatform(platform)?.is_dormant,
  )
  if (offered.length === 0)
    return <Alert type="info" showIcon title={text.none_offered} description={text.not_available_hint} />
  return (
    <div className={`grid gap-3 ${css.tiles}`}>
      {offered.map(({ platform, stores, proof }) => (
        <button
          key={platform}
          type="button"
          className={css.tile}
          disabled={go.isPending}
          onClick={() => choose(platform)}
        >
          <PlatformBadge platform={platform} size_px={32} />
          <span>
            <span className="block font-medium">{platformLabel(platform, language)}</span>
            {proof === 'proven' ? null : <span className={css.quiet}>{text.unproven}</span>}
            {stores.length > 0 ? (
              <span className={css.quiet}>{fill(text.stores_of, { count: stores.length })}</span>
            ) : null}
          </span>
        </button>
      ))}
    </div>
  )
}

interface WayProps {
  readonly platform: number
  readonly store: StoreRow | null
  readonly onDone: () => void
}

/** By authorisation or by keys; self-hosted sites and apps of the seller's own support both. */
function Way({ platform, store, onDone }: WayProps) {
  const text = useText(connectText)
  const facts = findStorePlatform(platform)
  const live = useCall(contract.platformStores, {}).data?.data.find((row) => row.platform === platform)
  const [by_keys, setByKeys] = useState(facts?.way === 'keys')
  if (!facts || !live) return <Skeleton active />
  if (!live.is_available)
    return <Alert type="info" showIcon title={text.not_available} description={text.not_available_hint} />
  if (facts.is_dormant && store === null) return <Alert type="info" showIcon title={text.dormant} />
  return (
    <div className={`grid justify-items-start gap-4 ${css.way}`}>
      {live.proof === 'proven' ? null : (
        <Alert type="warning" showIcon title={text.unproven} description={text.unproven_hint} />
      )}
      {by_keys ? (
        <KeysWay facts={facts} live={live} store={store} onDone={onDone} />
      ) : (
        <CodeWay facts={facts} live={live} store={store} />
      )}
      {facts.way !== 'keys' && facts.fields.length > 0 ? (
        <Button type="link" style={{ justifyContent: 'start', padding: 0 }} onClick={() => setByKeys(!by_keys)}>
          {facts.way === 'key_post' ? (by_keys ? text.or_site : text.or_keys) : by_keys ? text.or_code : text.or_own}
        </Button>
      ) : null}
      <p className={css.quiet}>{text.safe}</p>
    </div>
  )
}

export function ConnectDrawer({ store, platform, onClose }: ConnectDrawerProps) {
  const text = useText(connectText)
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<number | null>(store?.platform ?? null)
  const title = chosen === null ? text.choose : platformLabel(chosen, language)
  const hint = platform !== null && chosen === null && store === null ? platformLabel(platform, language) : null
  return (
    <Drawer
      open
      title={`${store ? text.title_again : text.title} · ${store?.name ?? title}`}
      size={560}
      onClose={onClose}
    >
      {hint !== null && platform !== null ? (
        <Button type="primary" block style={{ marginBottom: 16 }} onClick={() => setChosen(platform)}>
          {hint}
        </Button>
      ) : null}
      {chosen === null ? <FreeShops /> : null}
      {chosen === null ? (
        <Chooser onChoose={setChosen} />
      ) : (
        <Way key={chosen} platform={chosen} store={store} onDone={onClose} />
      )}
      {chosen === null ? <OtherStore onDone={onClose} /> : null}
      {chosen !== null && store === null ? (
        <Button type="link" style={{ padding: 0 }} onClick={() => setChosen(null)}>
          {text.back}
        </Button>
      ) : null}
    </Drawer>
  )
}
