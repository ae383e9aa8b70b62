import type { HelpArticle } from '@inkroute/contract/help/help'
import type { NoticeRow } from '@inkroute/contract/notice/notice'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './home.module.css'
import { homeText } from './home.text.ts'

interface QuestionsProps {
  readonly articles: readonly HelpArticle[]
  readonly renderBody: (html: string) => ReactNode
  readonly more: ReactNode
}

/** Questions are collapsed; the answer is the help article itself. */
export function HomeQuestions({ articles, renderBody, more }: QuestionsProps) {
  const text = useText(homeText)
  if (articles.length === 0) return null
  return (
    <section id="questions" className={`w-full max-w-public px-6 py-12 ${css.section} ${css.anchor} ${css.split}`}>
      <div>
        <h2 className={css.title}>{text.questions_title}</h2>
        <p className="mt-4">{more}</p>
      </div>
      <div className={`border-t ${css.questions}`}>
        {articles.map((article) => (
          <details key={article.id} name="questions">
            <summary>
              {article.title}
              <Icon name="chevron_down" />
            </summary>
            <div className={`px-1 pt-0 pb-5 ${css.answer}`}>{renderBody(article.body)}</div>
          </details>
        ))}
      </div>
    </section>
  )
}

interface NoticesProps {
  readonly notices: readonly NoticeRow[]
  readonly onOpen: (place: number) => void
}

/** A notice opens in a modal, with links to its neighbours. */
export function HomeNotices({ notices, onOpen }: NoticesProps) {
  const text = useText(homeText)
  if (notices.length === 0) return null
  return (
    <section className={`w-full max-w-public px-6 py-12 ${css.section} ${css.split}`}>
      <h2 className={css.title}>{text.notices_title}</h2>
      <ul className={`bare-list border-t ${css.notices}`}>
        {notices.map((notice, place) => (
          <li className="grid border-b gap-4" key={notice.id}>
            <time dateTime={notice.created_at}>{notice.created_at.slice(0, 10)}</time>
            <div>
              <h3>
                <button type="button" onClick={() => onOpen(place)}>
                  {notice.title}
                </button>
              </h3>
              <p>{notice.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
