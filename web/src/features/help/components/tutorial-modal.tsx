import * as help from '@inkroute/contract/help/help'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { helpText } from '../help.text.ts'
import { helpPath } from '../help.view.ts'
import { ArticleBody } from './article-body.tsx'
import css from './tutorial-modal.module.css'

function Reader({ id }: { id: number }) {
  const text = useText(helpText)
  const { language } = useLanguage()
  const article = useCall(help.getArticle, { id }, { quiet: true, stale_ms: 600_000 })
  if (article.isError) return <p className={css.state}>{text.failed}</p>
  if (!article.data) return <div className={css.state} aria-busy="true" />
  return (
    <article className="min-w-0">
      <h3 className="text-xl mb-3">{article.data.title}</h3>
      <ArticleBody html={article.data.body} />
      <p>
        <a href={helpPath(language, `?id=${id}`)} target="_blank" rel="noreferrer">
          {text.open_page}
        </a>
      </p>
    </article>
  )
}

/** Articles for newcomers, as an overlay on the current screen. */
export function TutorialModal({ onClose }: { onClose: () => void }) {
  const text = useText(helpText)
  const { language } = useLanguage()
  const [picked, setPicked] = useState<number | null>(null)
  const tutorial = useCall(help.listTutorial, {}, { quiet: true, stale_ms: 600_000 })
  const rows = tutorial.data?.data ?? []
  const current = picked ?? rows[0]?.id
  return (
    <Modal title={text.tutorial} onClose={onClose} width_px={880}>
      <div className={`grid gap-8 ${css.split}`}>
        <nav className="flex flex-col gap-0.5" aria-label={text.tutorial_list}>
          {rows.map((row, place) => (
            <button
              key={row.id}
              type="button"
              className={css.row}
              aria-current={row.id === current}
              onClick={() => setPicked(row.id)}
            >
              <span className={`grid place-items-center flex-none text-xs rounded-full ${css.number}`}>
                {place + 1}
              </span>
              {row.title}
            </button>
          ))}
          <a className="text-sm p-3" href={helpPath(language)} target="_blank" rel="noreferrer">
            {text.more}
          </a>
        </nav>
        {tutorial.isError ? <p className={css.state}>{text.failed}</p> : null}
        {current === undefined ? null : <Reader id={current} />}
      </div>
    </Modal>
  )
}
