import type { RoutePermission } from '@inkroute/contract/account/account'
import { entryPath } from '@inkroute/contract/account/permission-tree'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePermissions } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useUserConfig } from '../account.api.ts'
import { dashboardText } from '../dashboard.text.ts'
import { groupLinks, pinned } from '../dashboard.view.ts'
import css from './dashboard.module.css'
import { ShortcutEditor } from './shortcut-editor.tsx'

const icons: Record<string, IconName> = {
  home: 'home',
  selection: 'shirt',
  design: 'pen',
  goods: 'box',
  order: 'order',
  listing: 'listing',
  setting: 'setting',
  account: 'user',
}

/** Screens with their own icon; the others use their group's. */
const ownIcons: Record<string, IconName> = {
  'home.message': 'mail',
  'home.bulletin': 'bell',
  'home.export': 'upload',
  'design.material': 'layers',
  'setting.role': 'team',
  'account.security': 'shield',
  'account.bind': 'link',
  'order.cart': 'cart',
}

function Pins({ routes }: { routes: readonly RoutePermission[] }) {
  const { language } = useLanguage()
  return (
    <div className={`grid gap-3 ${css.pins}`}>
      {routes.map((route) => (
        <Link
          key={route.key}
          to={entryPath(route.path)}
          className={`flex flex-col font-medium text-ink border rounded-card gap-2 px-4 py-3 ${css.pin}`}
          {...(route.blank ? { target: '_blank' } : {})}
        >
          <Icon name={ownIcons[route.key] ?? icons[route.group_image] ?? 'star'} />
          {route.name[language]}
        </Link>
      ))}
    </div>
  )
}

function AllLinks({ routes }: { routes: readonly RoutePermission[] }) {
  const text = useText(dashboardText)
  const { language } = useLanguage()
  return (
    <div className="border-t pt-4 mt-6">
      <h3 className="text-sm mb-3">{text.quick_links}</h3>
      <dl style={{ margin: 0 }}>
        {groupLinks(routes, 'dashboard').map((group) => (
          <div key={group.key} className={`grid gap-2 py-1 ${css.group}`}>
            <dt className="text-quiet">{group.name[language]}</dt>
            <dd className="flex flex-wrap gap-x-6 gap-y-1 m-0">
              {group.links.map((link) => (
                <Link key={link.key} to={entryPath(link.path)}>
                  {link.name[language]}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Pinned screens, then everything this person may open. */
export function ShortcutsCard() {
  const text = useText(dashboardText)
  const routes = usePermissions()?.routes ?? []
  const fast = useUserConfig().data?.fast
  const [is_editing, setEditing] = useState(false)
  const shown = pinned(routes, fast ?? [])
  return (
    <Panel
      title={text.shortcuts}
      extra={
        shown.length > 0 ? (
          <Button type="link" size="small" onClick={() => setEditing(true)}>
            {text.shortcuts_edit}
          </Button>
        ) : null
      }
    >
      <div id="shortcuts">
        {shown.length > 0 ? <Pins routes={shown} /> : null}
        {fast && shown.length === 0 ? (
          <div className="grid justify-items-start text-quiet gap-3">
            <p>{text.shortcuts_none}</p>
            <Button icon={<Icon name="plus" size_px={16} />} onClick={() => setEditing(true)}>
              {text.shortcuts_choose}
            </Button>
          </div>
        ) : null}
      </div>
      <AllLinks routes={routes} />
      {is_editing && fast ? <ShortcutEditor routes={routes} fast={fast} onClose={() => setEditing(false)} /> : null}
    </Panel>
  )
}
