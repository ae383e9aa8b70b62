import { ActivityCard } from '../../features/account/components/activity-card.tsx'
import { Greeting } from '../../features/account/components/greeting.tsx'
import { GuideCard } from '../../features/account/components/guide-card.tsx'
import { ShortcutsCard } from '../../features/account/components/shortcuts-card.tsx'
import { dashboardText } from '../../features/account/dashboard.text.ts'
import { BusinessCards } from '../../features/dashboard/components/business-card.tsx'
import { FundsCard } from '../../features/dashboard/components/funds-card.tsx'
import { QuotaCard } from '../../features/dashboard/components/quota-card.tsx'
import { TodoCard } from '../../features/dashboard/components/todo-card.tsx'
import { ExceptionInbox } from '../../features/exception/components/exception-inbox.tsx'
import { LevelCard } from '../../features/membership/components/level-card.tsx'
import { UnreadCard } from '../../features/message/components/unread-card.tsx'
import { LatestNotices } from '../../features/notice/components/latest-notices.tsx'
import { NoticeTicker } from '../../features/notice/components/notice-ticker.tsx'
import { useText } from '../../shared/text/language.tsx'
import css from './dashboard.module.css'

/** In this order: what needs attention, how business is going, what to do next. */
export default function DashboardPage() {
  const text = useText(dashboardText)
  return (
    <>
      <NoticeTicker />
      <Greeting />
      <section className={css.needs} aria-label={text.needs_me}>
        <ExceptionInbox />
        <div className={css.side}>
          <TodoCard />
          <UnreadCard />
        </div>
      </section>
      <section aria-label={text.business}>
        <BusinessCards />
        <div className={css.money}>
          <FundsCard />
          <LevelCard />
          <QuotaCard />
        </div>
      </section>
      <section className={css.next} aria-label={text.next}>
        <div className={css.side}>
          <ShortcutsCard />
          <ActivityCard />
        </div>
        <div className={css.side}>
          <GuideCard />
          <LatestNotices />
        </div>
      </section>
    </>
  )
}
