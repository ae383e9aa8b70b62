import { ConfigProvider } from 'antd'
import en from 'antd/locale/en_US'
import zh from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '../../../shared/text/language.tsx'
import { antdTheme } from '../../../shared/ui/antd-theme.ts'
import 'dayjs/locale/zh-cn'

/** Ant Design in our colours and the language of the person. */
export function AntdFrame({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  useEffect(() => {
    dayjs.locale(language === 'zh' ? 'zh-cn' : 'en')
  }, [language])
  return (
    <ConfigProvider theme={antdTheme} locale={language === 'zh' ? zh : en} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
