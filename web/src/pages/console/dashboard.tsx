import { Skeleton } from 'antd'
import { ActivityCard } from '../../features/account/components/activity-card.tsx'
import { Greeting } from '../../features/account/components/greeting.tsx'
import { GuideCard } from '../../features/account/components/guide-card.tsx'
import { ShortcutsCard } from '../../features/account/components/shortcuts-card.tsx'
import { dashboardText } from '../../features/account/dashboard.text.ts'
import { BusinessCards } from '../../features/dashboard/components/business-card.tsx'
import { FirstStepsLink, FirstStepsPanel, useFirstSteps } from '../../features/dashboard/components/first-steps.tsx'
import { FundsCard } from '../../features/dashboard/components/funds-card.tsx'
import { QuotaCard } from '../../features/dashboard/components/quota-card.tsx'
import { TodoCard } from '../../features/dashboard/components/todo-card.tsx'
import { type FirstSteps, hasBegun } from '../../features/dashboard/first-steps.view.ts'
import { ExceptionInbox } from '../../features/exception/components/exception-inbox.tsx'
import { LevelCard } from '../../features/membership/components/level-card.tsx'
import { UnreadCard } from '../../features/message/components/unread-card.tsx'
import { LatestNotices } from '../../features/notice/components/latest-notices.tsx'
import { NoticeTicker } from '../../features/notice/components/notice-ticker.tsx'
import { FreeShops } from '../../features/store/components/free-shops.tsx'
import { useText } from '../../shared/text/language.tsx'
import css from './dashboard.module.css'

/** The path first; what only matters to somebody who sells already comes later. */
function NewSeller({ path }: { path: FirstSteps }) {
  const text = useText(dashboardText)
  return (
    <>
      <section className="mb-4" aria-label={text.next}>
        <FirstStepsPanel path={path} shops={<FreeShops />} />
      </section>
      {hasBegun(path) ? (
        <section className="mb-4" aria-label={text.needs_me}>
          <ExceptionInbox />
        </section>
      ) : null}
      <section className={`grid gap-4 mb-4 ${css.money}`}>
        <FundsCard />
        <LevelCard />
        <QuotaCard />
      </section>
      <section className={`grid gap-4 mb-4 ${css.next}`}>
        <div className="grid content-start grid-cols-1 gap-4">
          <ShortcutsCard />
        </div>
        <div className="grid content-start grid-cols-1 gap-4">
          <UnreadCard />
          <LatestNotices />
        </div>
      </section>
    </>
  )
}

/** In this order: what needs attention, how business is going, what to do next. */
function Established() {
  const text = useText(dashboardText)
  return (
    <>
      <section className={`grid gap-4 mb-4 ${css.needs}`} aria-label={text.needs_me}>
        <ExceptionInbox />
        <div className="grid content-start grid-cols-1 gap-4">
          <TodoCard />
          <UnreadCard />
        </div>
      </section>
      <section aria-label={text.business}>
        <BusinessCards />
        <div className={`grid gap-4 mb-4 ${css.money}`}>
          <FundsCard />
          <LevelCard />
          <QuotaCard />
        </div>
      </section>
      <section className={`grid gap-4 mb-4 ${css.next}`} aria-label={text.next}>
        <div className="grid content-start grid-cols-1 gap-4">
          <ShortcutsCard />
          <ActivityCard />
        </div>
        <div className="grid content-start grid-cols-1 gap-4">
          <GuideCard />
          <LatestNotices />
        </div>
      </section>
    </>
  )
}

export default function DashboardPage() {
  const { data: path, isPending } = useFirstSteps()
  const current = path?.is_new && !path.is_hidden ? <NewSeller path={path} /> : <Established />
  return (
    <>
      <NoticeTicker />
      <Greeting />
      {path?.is_new && path.is_hidden ? <FirstStepsLink path={path} /> : null}
      {isPending ? <Skeleton active paragraph={{ rows: 6 }} /> : current}
    </>
  )
}
