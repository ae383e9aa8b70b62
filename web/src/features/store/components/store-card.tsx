import { Platform } from '@inkroute/contract/codes'
import { listingPlatforms } from '@inkroute/contract/listing/platforms'
import { storePlatformOf } from '@inkroute/contract/store/platforms'
import type { StoreRow } from '@inkroute/contract/store/store'
import * as contract from '@inkroute/contract/store/store'
import { Button, Checkbox, Dropdown, type MenuProps, Modal, Typography } from 'antd'
import { Link } from 'react-router'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatDay } from '../../../shared/format/time.ts'
import { Allowed, useMayOpen, usePermission } from '../../../shared/session/permission.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ruleText } from '../rule.text.ts'
import { storeCardText, storeText } from '../store.text.ts'
import { endsSoon, minutesUntil, platformLabel, stateOf } from '../store.view.ts'
import { PlatformBadge } from './platform-badge.tsx'
import css from './store.module.css'
import type { OpenDialog, StoreDialog } from './store-dialogs.tsx'

type Items = NonNullable<MenuProps['items']>

/** Actions permitted for this store. */
function useItems(store: StoreRow): Items {
  const text = useText(storeCardText)
  const rules = useText(ruleText)
  const may_edit = usePermission('order.store:edit')
  const may_allocate = usePermission('order.store:allocate')
  const may_delete = usePermission('order.store:delete')
  const is_temu = store.platform === Platform.temu || store.platform === Platform.temuLocal
  const is_open = store.authed === 1
  const item = (key: string, label: string, shown: boolean, danger = false) => (shown ? [{ key, label, danger }] : [])
  return [
    ...item('edit', text.edit, may_edit),
    ...item('rule', rules.menu, store.authed === 1 || store.auth_problem !== 'new'),
    ...item('warehouse', text.warehouse, may_edit),
    ...item('temu', text.temu_warehouse, may_edit && is_temu && is_open),
    ...item('wishpost', text.wishpost, may_edit && store.platform === Platform.wish),
    ...item('allocate', text.allocate, may_allocate),
    ...item('pushes', text.pushes, true),
    ...item('unbind', text.unbind, may_delete && is_open, true),
    ...item('remove', text.remove, may_delete, true),
  ]
}

function StoreMenu({ store, onOpen }: { readonly store: StoreRow; readonly onOpen: OpenDialog }) {
  const text = useText(storeCardText)
  const [modal, holder] = Modal.useModal()
  const refetch = [contract.listStores, contract.platformStores, contract.authExceptionStores]
  const unbind = useSend(contract.unbindStore, { refetch, onSuccess: () => showToast('success', text.unbound) })
  const remove = useSend(contract.deleteStore, { refetch, onSuccess: () => showToast('success', text.removed) })
  const ask = (title: string, content: string, okText: string, work: () => Promise<unknown>) =>
    void modal.confirm({
      title: fill(title, { name: store.name }),
      content,
      okText,
      okButtonProps: { danger: true },
      // A toast shows the refusal; the dialog closes either way.
      onOk: () => work().catch(() => undefined),
    })
  const choose: MenuProps['onClick'] = ({ key }) => {
    const input = { id: store.id }
    if (key === 'unbind') ask(text.unbind_ask, text.unbind_body, text.unbind, () => unbind.mutateAsync(input))
    else if (key === 'remove') ask(text.remove_ask, text.remove_body, text.remove, () => remove.mutateAsync(input))
    else onOpen(key as StoreDialog, store)
  }
  return (
    <>
      <Dropdown menu={{ items: useItems(store), onClick: choose }} trigger={['click']}>
        <Button type="text" aria-label={fill(text.more, { name: store.name })}>
          ⋯
        </Button>
      </Dropdown>
      {holder}
    </>
  )
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
    <dl className={css.facts}>
      <div>
        <dt>{text.orders}</dt>
        <dd>{health.order_count}</dd>
      </div>
      <div>
        <dt>{text.last_sync}</dt>
        <dd>{health.synced_at ? <RelativeTime at={health.synced_at} /> : text.never}</dd>
      </div>
      <div>
        <dt>{text.next_sync}</dt>
        <dd>{next}</dd>
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
      {storePlatformOf(store.platform)?.is_dormant ? <div className={css.note}>{text.dormant}</div> : null}
      {health.state === 'failing' ? (
        <div className={css.note}>
          <strong>{health.fix}</strong>
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

function Actions({ store, onConnect }: Pick<StoreCardProps, 'store' | 'onConnect'>) {
  const text = useText(storeCardText)
  const sync = useSend(contract.syncStore, {
    refetch: [contract.listStores],
    onSuccess: () => showToast('success', text.synced_soon),
  })
  const is_open = store.authed === 1
  const can_authorise = store.platform !== 99
  const may_open = useMayOpen()
  const listing = listingPlatforms.find(({ platform, way }) => platform === store.platform && way === 'direct')
  return (
    <div className={css.foot}>
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
      {is_open && listing && may_open('/listing/{platform}/release') ? (
        <Link to={`/listing/${listing.word}/release?store=${store.id}`}>{text.publish_goods}</Link>
      ) : null}
      <Link to={`/myOrder/orderAdmin?store=${store.id}`}>{text.view_orders}</Link>
    </div>
  )
}

/** One store: identity, health and actions. Dimmed if not authorised. */
export function StoreCard({ store, is_selected, onSelect, onConnect, onOpen }: StoreCardProps) {
  const text = useText(storeCardText)
  const list = useText(storeText)
  const { language } = useLanguage()
  const { tone, word } = stateOf(store)
  const place = [platformLabel(store.platform, language), store.shop_domain, store.currency].filter(Boolean)
  return (
    <article className={css.card} data-off={store.authed !== 1} aria-label={store.name}>
      <div className={css.head}>
        <Checkbox
          checked={is_selected}
          onChange={onSelect}
          aria-label={fill(list.select_store, { name: store.name })}
        />
        <PlatformBadge platform={store.platform} />
        <div className={css.who}>
          <h2 className={css.name} title={store.name}>
            {store.name}
          </h2>
          <div className={css.quiet} title={place.join(' · ')}>
            {place.join(' · ')}
          </div>
        </div>
        <StoreMenu store={store} onOpen={onOpen} />
      </div>
      <div>
        <span className={css.state} data-tone={tone}>
          {text[word]}
        </span>
        {store.group_name ? <span className={css.quiet}> · {store.group_name}</span> : null}
      </div>
      {store.authed === 1 ? <Facts store={store} /> : null}
      <Notes store={store} onOpen={onOpen} />
      <Actions store={store} onConnect={onConnect} />
    </article>
  )
}
