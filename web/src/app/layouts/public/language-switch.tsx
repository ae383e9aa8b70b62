import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './header.module.css'
import { publicText } from './public.text.ts'

export function LanguageSwitch() {
  const text = useText(publicText)
  const { language, setLanguage } = useLanguage()
  const other = language === 'zh' ? 'en' : 'zh'
  return (
    <button
      type="button"
      className={css.language}
      onClick={() => setLanguage(other)}
      title={text.switch_language}
      lang={other === 'en' ? 'en' : 'zh-CN'}
    >
      <Icon name="globe" size_px={18} />
      {text.other_language}
    </button>
  )
}
