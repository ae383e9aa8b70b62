import { Drawer } from 'antd'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ServiceDesk } from '../../../features/after-sale/conversation/service-desk.tsx'
import { logout } from '../../../features/auth/logout.ts'
import { CartLink } from '../../../features/cart/components/cart-link.tsx'
import { TutorialModal } from '../../../features/help/components/tutorial-modal.tsx'
import { MessageBell } from '../../../features/message/components/message-bell.tsx'
import { CommandPalette } from '../../../features/search/command-palette.tsx'
import { PicturePicker } from '../../../features/upload/components/picture-picker.tsx'
import { useSwitchLanguage } from '../../../shared/session/profile-language.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { OfflineBar } from '../../../shared/ui/load-failed.tsx'
import skip from '../public/layout.module.css'
import css from './console.module.css'
import { consoleText } from './console.text.ts'
import type { MenuSection } from './console-menu.ts'
import { GuideOffer, GuideTour } from './guide-tour.tsx'
import { useNav } from './nav-store.ts'
import { actionEntries, pageEntries } from './palette-entries.ts'
import { SideNav } from './side-nav.tsx'
import { TopBar } from './top-bar.tsx'
import { useCanOpen } from './use-console.ts'
import { useGuide } from './use-guide.ts'

/** Calls `run` on Ctrl+K (⌘K on a Mac), regardless of focus. */
function usePaletteKey(run: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [run])
}

type Overlay = 'palette' | 'tutorial' | null

interface SearchProps {
  readonly menu: readonly MenuSection[]
  readonly onTutorial: () => void
  readonly onClose: () => void
}

function ConsoleSearch({ menu, onTutorial, onClose }: SearchProps) {
  const { language } = useLanguage()
  const canOpen = useCanOpen()
  const switchLanguage = useSwitchLanguage()
  const runs = { language: switchLanguage, tutorial: onTutorial, log_out: () => void logout() }
  return (
    <CommandPalette pages={pageEntries(menu)} actions={actionEntries({ language, canOpen, runs })} onClose={onClose} />
  )
}

interface ConsoleFrameProps {
  readonly menu: readonly MenuSection[]
  /** What shows itself, one at most. */
  readonly banners: ReactNode
  readonly children: ReactNode
}

/** Navigation, bar and overlays around a console screen. */
export function ConsoleFrame({ menu, banners, children }: ConsoleFrameProps) {
  const text = useText(consoleText)
  const { is_collapsed, is_drawer_open, setDrawer } = useNav()
  const [overlay, setOverlay] = useState<Overlay>(null)
  const guide = useGuide()
  const close = () => setOverlay(null)
  usePaletteKey(useCallback(() => setOverlay((now) => (now === 'palette' ? null : 'palette')), []))
  return (
    <div className={`min-h-dvh text-sm leading-1.5 text-ink bg-paper ${css.frame}`} data-collapsed={is_collapsed}>
      <a className={skip.skip} href="#content">
        {text.skip}
      </a>
      <aside className={css.side} data-guide="nav" aria-label={text.side_area}>
        <SideNav menu={menu} />
      </aside>
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
        <TopBar
          menu={menu}
          onSearch={() => setOverlay('palette')}
          onTutorial={() => setOverlay('tutorial')}
          onGuide={guide.toggle}
        >
          <CartLink />
          <MessageBell />
          <ServiceDesk field={PicturePicker} />
        </TopBar>
        <OfflineBar />
        {banners}
        {guide.is_offered ? <GuideOffer onStart={guide.toggle} onSkip={guide.close} /> : null}
        <main id="content" className={css.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      {overlay === 'palette' ? (
        <ConsoleSearch menu={menu} onClose={close} onTutorial={() => setOverlay('tutorial')} />
      ) : null}
      {overlay === 'tutorial' ? <TutorialModal onClose={close} /> : null}
      {guide.is_open ? <GuideTour onClose={guide.close} /> : null}
    </div>
  )
}
