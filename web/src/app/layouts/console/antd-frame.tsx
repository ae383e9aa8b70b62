import { ConfigProvider, type ThemeConfig } from 'antd'
import en from 'antd/locale/en_US'
import zh from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import { type ReactNode, useEffect, useState } from 'react'
import { useFocusReturn } from '../../../shared/hooks/use-focus-return.ts'
import { useIconNames } from '../../../shared/hooks/use-icon-names.ts'
import { usePopoverFocus } from '../../../shared/hooks/use-popover-focus.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { antdTheme } from '../../../shared/ui/antd-theme.ts'
import { drawerFrame, modalFrame } from '../../../shared/ui/dialog-frame.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { consoleText } from './console.text.ts'
import './form-notes.css'
import './table-cells.css'
import './text-links.css'
import 'dayjs/locale/zh-cn'

/** Label for icon-only search buttons; Ant Design's icon is labelled “search” in every language. */
function SearchIcon() {
  const text = useText(consoleText)
  return (
    <>
      <Icon name="search" size_px={16} />
      <span className="visually-hidden">{text.search_button}</span>
    </>
  )
}

/** People who ask their system for less motion get none from Ant Design, whose animations our style sheet leaves alone. */
function themeFor(): ThemeConfig {
  const wants_none = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  return wants_none ? { ...antdTheme, token: { ...antdTheme.token, motion: false } } : antdTheme
}

/** Ant Design with our theme and the person's language. */
export function AntdFrame({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const [theme] = useState(themeFor)
  useFocusReturn()
  usePopoverFocus()
  useIconNames()
  useEffect(() => {
    dayjs.locale(language === 'zh' ? 'zh-cn' : 'en')
  }, [language])
  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'zh' ? zh : en}
      button={{ autoInsertSpace: false }}
      inputSearch={{ searchIcon: <SearchIcon /> }}
      modal={modalFrame}
      drawer={drawerFrame}
    >
      {children}
    </ConfigProvider>
  )
}
