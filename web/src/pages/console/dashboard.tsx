import { ActivityCard } from '../../features/account/components/activity-card.tsx'
import { Greeting } from '../../features/account/components/greeting.tsx'
import { GuideCard } from '../../features/account/components/guide-card.tsx'
import { ShortcutsCard } from '../../features/account/components/shortcuts-card.tsx'
import { dashboardText } from '../../features/account/dashboard.text.ts'
import { LevelCard } from '../../features/membership/components/level-card.tsx'
import { UnreadCard } from '../../features/message/components/unread-card.tsx'
import { LatestNotices } from '../../features/notice/components/latest-notices.tsx'
import { NoticeTicker } from '../../features/notice/components/notice-ticker.tsx'
import { BalanceCard } from '../../features/wallet/components/balance-card.tsx'
import { useText } from '../../shared/text/language.tsx'
import css from './dashboard.module.css'

/** What needs me now, how is business, what can I do next: in this order. */
export default function DashboardPage() {
  const text = useText(dashboardText)
  return (
    <>
      <NoticeTicker />
      <Greeting />
      <section className={css.even} aria-label={text.needs_me}>
        <UnreadCard />
        <LatestNotices />
        <GuideCard />
      </section>
      <section className={css.business} aria-label={text.business}>
        <BalanceCard />
        <LevelCard />
      </section>
      <section className={css.next} aria-label={text.next}>
        <ShortcutsCard />
        <ActivityCard />
      </section>
    </>
  )
}
