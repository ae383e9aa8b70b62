import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import css from './wechat.module.css'
import { wechatText } from './wechat.text.ts'
import { WechatCard } from './wechat-card.tsx'

export default function WechatScreen() {
  const text = useText(wechatText)
  return (
    <>
      <PageHeader description={text.description} />
      <div className={css.page}>
        <WechatCard />
      </div>
    </>
  )
}
