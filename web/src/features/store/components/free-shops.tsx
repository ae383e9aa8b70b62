import * as auth from '@inkroute/contract/store/auth'
import * as contract from '@inkroute/contract/store/store'
import { Skeleton } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { connectText } from '../store.text.ts'
import { platformLabel, sampleName } from '../store.view.ts'
import { PlatformBadge } from './platform-badge.tsx'
import css from './store.module.css'

/** Shops of the sandbox that nobody has connected yet, by name; nothing where real platforms are connected. */
export function FreeShops() {
  const text = useText(connectText)
  const { language } = useLanguage()
  const may_connect = usePermission('order.store:connect')
  const { data, isPending } = useCall(contract.freeShops, {}, { quiet: true, enabled: may_connect })
  const go = useSend(auth.authUrl, { onSuccess: ({ url }) => window.location.assign(url) })
  if (!may_connect) return null
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  if (!data || data.data.length === 0) return null
  const shops = data.data.map(({ name, ...shop }) => {
    const platform = platformLabel(shop.platform, language)
    return { shop, platform, name: sampleName(name, platform, language) }
  })
  return (
    <section className="grid gap-2 mb-4" aria-label={text.free_title}>
      <p>
        <strong>{text.free_title}</strong> <span className={css.quiet}>{text.free_hint}</span>
      </p>
      <div className={`grid gap-3 ${css.tiles}`}>
        {shops.map(({ shop, platform, name }) => (
          <button
            key={shop.platform}
            type="button"
            className={css.tile}
            disabled={go.isPending || go.isSuccess}
            aria-label={fill(text.free_take, { name: `${platform} ${name}` })}
            onClick={() => go.mutate(shop)}
          >
            <PlatformBadge platform={shop.platform} size_px={32} />
            <span>
              <span className="block font-medium">{name}</span>
              <span className={css.quiet}>{platform}</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
