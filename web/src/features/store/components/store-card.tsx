import { Platform } from '@inkroute/contract/codes'
import { listingPlatforms } from '@inkroute/contract/listing/platforms'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import type { StoreRow } from '@inkroute/contract/store/store'
import * as contract from '@inkroute/contract/store/store'
import { Button, Checkbox, Typography } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatDay } from '../../../shared/format/time.ts'
import { Allowed, useMayOpen, usePermission } from '../../../shared/session/permission.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import type { RowAction } from '../../../shared/ui/table/row-actions.view.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { ruleText } from '../rule.text.ts'
import { storeCardText, storeText } from '../store.text.ts'
import { endsSoon, getState, minutesUntil, platformLabel } from '../store.view.ts'
import { PlatformBadge } from './platform-badge.tsx'
import css from './store.module.css'
import type { OpenDialog, StoreDialog } from './store-dialogs.tsx'

/** Settings of this store the person may change. */
function useDialogActions(store: StoreRow, onOpen: OpenDialog): readonly (RowAction | false)[] {
  const text = useText(storeCardText)
  const rules = useText(ruleText)
  const may_edit = usePermission('order.store:edit')
  const may_allocate = usePermission('order.store:allocate')
  const is_temu = store.platform === Platform.temu || store.platform === Platform.temuLocal
  const is_open = store.authed === 1
  const action = (key: StoreDialog, label: string, is_offered: boolean): RowAction | false =>
    is_offered && { key, label, onClick: () => onOpen(key, store) }
  return [
    action('edit', text.edit, may_edit),
    action('rule', rules.menu, is_open || store.auth_problem !== 'new'),
    action('warehouse', text.warehouse, may_edit),
    action('temu', text.temu_warehouse, may_edit && is_temu && is_open),
    action('wishpost', text.wishpost, may_edit && store.platform === Platform.wish),
    action('allocate', text.allocate, may_allocate),
    action('pushes', text.pushes, true),
  ]
}

/** Ways to part with a store. */
function useEndings({ id, name, authed }: StoreRow): readonly (RowAction | false)[] {
  const text = useText(storeCardText)
  const may_delete = usePermission('order.store:delete')
  const refetch = [contract.listStores, contract.platformStores, contract.authExceptionStores]
  const unbind = useSend(contract.unbindStore, { refetch, onSuccess: () => showToast('success', text.unbound) })
  const remove = useSend(contract.deleteStore, { refetch, onSuccess: () => showToast('success', text.removed) })
  return [
    may_delete &&
      authed === 1 && {
        key: 'unbind',
        label: text.unbind,
        is_danger: true,
        confirm: { title: fill(text.unbind_ask, { name }), body: text.unbind_body, ok: text.unbind },
        onClick: () => unbind.mutate({ id }),
      },
    may_delete && {
      key: 'remove',
      label: text.remove,
      is_danger: true,
      confirm: { title: fill(text.remove_ask, { name }), body: text.remove_body, ok: text.remove },
      onClick: () => remove.mutate({ id }),
    },
  ]
}

interface StoreCardProps {
  readonly store: StoreRow
  readonly is_selected: boolean
  readonly onSelect: () => void
  readonly onConnect: () => void
  readonly onOpen: OpenDialog
}

function Facts({ store: { health } }: { readonly store: StoreRow }) {
  const text = useText(storeCardText)
  const minutes = minutesUntil(health.next_sync_at, Date.now())
  const next = minutes === 0 ? text.due : fill(text.in_minutes, { minutes })
  return (
    <dl className="grid grid-cols-3 gap-2 m-0">
      <div>
        <dt className="text-xs text-quiet">{text.orders}</dt>
        <dd className="text-sm tabular-nums m-0">{health.order_count}</dd>
      </div>
      <div>
        <dt className="text-xs text-quiet">{text.last_sync}</dt>
        <dd className="text-sm tabular-nums m-0">
          {health.synced_at ? <RelativeTime at={health.synced_at} /> : text.never}
        </dd>
      </div>
      <div>
        <dt className="text-xs text-quiet">{text.next_sync}</dt>
        <dd className="text-sm tabular-nums m-0">{next}</dd>
      </div>
    </dl>
  )
}

/** The store's problem and its fix; null if there is none. */
function Notes({ store, onOpen }: Pick<StoreCardProps, 'store' | 'onOpen'>) {
  const text = useText(storeCardText)
  const time_zone = useTimeZone()
  const { health } = store
  const is_lost = store.auth_problem === 'revoked' || store.auth_problem === 'expired'
  return (
    <>
      {is_lost ? (
        <div className={css.note} data-tone="bad">
          {text.stands_still}
        </div>
      ) : null}
      {findStorePlatform(store.platform)?.is_dormant ? <div className={css.note}>{text.dormant}</div> : null}
      {health.state === 'failing' ? (
        <div className={css.note}>
          <strong className="block font-medium">{health.fix}</strong>
          {health.error}
        </div>
      ) : null}
      {endsSoon(store, Date.now()) && store.consent_expires_at ? (
        <div className={css.note}>{fill(text.ends_soon, { day: formatDay(store.consent_expires_at, time_zone) })}</div>
      ) : null}
      {store.push_address ? (
        <div>
          <p className={css.quiet}>{text.push_address}</p>
          <Typography.Text copyable ellipsis>
            {store.push_address}
          </Typography.Text>
        </div>
      ) : null}
      {health.unread_orders > 0 ? (
        <Button size="small" danger onClick={() => onOpen('unread', store)}>
          {fill(text.unread_orders, { count: health.unread_orders })}
        </Button>
      ) : null}
      {health.failed_pushes > 0 ? (
        <Button size="small" danger onClick={() => onOpen('pushes', store)}>
          {fill(text.failed_pushes, { count: health.failed_pushes })}
        </Button>
      ) : null}
    </>
  )
}

/** The next step as a button; everything else as on every other list. */
function Actions({ store, onConnect, onOpen }: Pick<StoreCardProps, 'store' | 'onConnect' | 'onOpen'>) {
  const text = useText(storeCardText)
  const sync = useSend(contract.syncStore, {
    refetch: [contract.listStores],
    onSuccess: () => showToast('success', text.synced_soon),
  })
  const is_open = store.authed === 1
  const can_authorise = store.platform !== 99
  const may_open = useMayOpen()
  const listing = listingPlatforms.find(({ platform, way }) => platform === store.platform && way === 'direct')
  const may_publish = is_open && listing !== undefined && may_open('/listing/{platform}/release')
  const dialogs = useDialogActions(store, onOpen)
  const endings = useEndings(store)
  return (
    <div className="flex flex-wrap items-center gap-2 mt-auto">
      {!is_open && can_authorise ? (
        <Allowed permission="order.store:connect">
          <Button type="primary" onClick={onConnect}>
            {store.auth_problem === 'new' ? text.authorise : text.again}
          </Button>
        </Allowed>
      ) : null}
      {is_open ? (
        <Allowed permission="order.store:edit">
          <Button loading={sync.isPending} onClick={() => sync.mutate({ id: store.id })}>
            {text.sync_now}
          </Button>
        </Allowed>
      ) : null}
      {is_open && endsSoon(store, Date.now()) ? <Button onClick={onConnect}>{text.again}</Button> : null}
      <RowActions
        more_name={fill(text.more, { name: store.name })}
        actions={[
          may_publish && {
            key: 'publish',
            label: text.publish_goods,
            route: `/listing/${listing.word}/release?store=${store.id}`,
          },
          { key: 'orders', label: text.view_orders, route: `/myOrder/orderAdmin?store=${store.id}` },
          ...dialogs,
          ...endings,
        ]}
      />
    </div>
  )
}

/** One store: identity, health and actions. Dimmed if not authorised. */
export function StoreCard({ store, is_selected, onSelect, onConnect, onOpen }: StoreCardProps) {
  const text = useText(storeCardText)
  const list = useText(storeText)
  const { language } = useLanguage()
  const { tone, word } = getState(store)
  const place = [platformLabel(store.platform, language), store.shop_domain, store.currency].filter(Boolean)
  return (
    <article
      className={`card flex flex-col min-w-0 gap-3 p-4 ${css.card}`}
      data-off={store.authed !== 1}
      aria-label={store.name}
    >
      <div className="flex items-start min-w-0 gap-3">
        <Checkbox
          checked={is_selected}
          onChange={onSelect}
          aria-label={fill(list.select_store, { name: store.name })}
        />
        <PlatformBadge platform={store.platform} />
        <div className="flex-1 min-w-0">
          <h2 className="truncate text-md font-strong leading-1.4" title={store.name}>
            {store.name}
          </h2>
          <div className={css.quiet} title={place.join(' · ')}>
            {place.join(' · ')}
          </div>
        </div>
      </div>
      <div>
        <span className={css.state} data-tone={tone}>
          {text[word]}
        </span>
        {store.group_name ? <span className={css.quiet}> · {store.group_name}</span> : null}
      </div>
      {store.authed === 1 ? <Facts store={store} /> : null}
      <Notes store={store} onOpen={onOpen} />
      <Actions store={store} onConnect={onConnect} onOpen={onOpen} />
    </article>
  )
}
