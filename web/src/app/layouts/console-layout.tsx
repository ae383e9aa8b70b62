import { screens } from '@inkroute/contract/permission-tree'
import { Drawer } from 'antd'
import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { LogoMark } from '../../shared/brand/logo.tsx'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { AntdFrame } from './console/antd-frame.tsx'
import css from './console/console.module.css'
import { consoleText } from './console/console.text.ts'
import { buildMenu } from './console/console-menu.ts'
import { useNav } from './console/nav-store.ts'
import { requireSeller } from './console/require-seller.ts'
import { SideNav } from './console/side-nav.tsx'
import { TopBar } from './console/top-bar.tsx'
import skip from './public/layout.module.css'

export const clientLoader = requireSeller

export function HydrateFallback() {
  return (
    <div className={css.waiting}>
      <LogoMark size_px={48} />
    </div>
  )
}

const everything: ReadonlySet<string> = new Set(screens.map((screen) => screen.key))

export default function ConsoleLayout() {
  const text = useText(consoleText)
  const { language } = useLanguage()
  const { is_collapsed, is_drawer_open, setDrawer } = useNav()
  const menu = useMemo(() => buildMenu({ language, allowed: everything }), [language])
  return (
    <AntdFrame>
      <div className={css.frame} data-collapsed={is_collapsed}>
        <a className={skip.skip} href="#content">
          {text.skip}
        </a>
        <div className={css.side}>
          <SideNav menu={menu} />
        </div>
        <Drawer
          open={is_drawer_open}
          onClose={() => setDrawer(false)}
          placement="left"
          size={272}
          closable={false}
          styles={{ body: { padding: 0 } }}
          aria-label={text.side_nav}
        >
          <SideNav menu={menu} in_drawer />
        </Drawer>
        <div className={css.main}>
          <TopBar menu={menu} onSearch={() => {}} />
          <main id="content" className={css.content} tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
    </AntdFrame>
  )
}
