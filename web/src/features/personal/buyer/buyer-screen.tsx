import * as contract from '@inkroute/contract/personal/buyer'
import { wordsIn } from '@inkroute/engine/personal/personal-field'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import css from './buyer.module.css'
import { buyerText } from './buyer.text.ts'
import { labelLanguage } from './buyer.view.ts'
import { BuyerForm } from './buyer-form.tsx'
import { Pictures } from './pictures.tsx'

const CHOSEN = '#chosen'

/** Links lead to the English page; a browser that prefers Chinese is shown the Chinese one, unless it was chosen. */
function useBuyerLanguage() {
  const { language } = useLanguage()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [browser, setBrowser] = useState('en')
  useEffect(() => setBrowser(navigator.language || 'en'), [])
  const other = language === 'en' ? 'zh' : 'en'
  const wants_chinese = browser.startsWith('zh') && language === 'en' && hash !== CHOSEN
  useEffect(() => {
    if (wants_chinese) void navigate(pathInLanguage(pathname, 'zh'), { replace: true })
  }, [wants_chinese, navigate, pathname])
  return { label_language: labelLanguage(language, browser), other_path: pathInLanguage(pathname, other) + CHOSEN }
}

function Notice({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <section className={`card grid gap-3 p-4 ${css.notice}`}>
      <h2>{title}</h2>
      <p>{body}</p>
      {children}
    </section>
  )
}

/** What was chosen, when nothing can be changed any more. */
function Chosen({ page, label_language }: { readonly page: contract.BuyerPage; readonly label_language: string }) {
  const text = useText(buyerText)
  const { language } = useLanguage()
  const { approved, fields, answers } = page
  return (
    <>
      {approved ? (
        <>
          <p>
            {fill(text.approved_at, {
              time: new Date(approved.approved_at).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB'),
            })}
          </p>
          <p className={css.help}>{fill(text.reference, { hash: approved.hash.slice(0, 16) })}</p>
        </>
      ) : null}
      <Pictures urls={page.picture_urls} title={page.title} />
      <dl className="grid gap-2 m-0">
        {fields.map((field) => {
          const answer = answers[field.id]
          const words = typeof answer === 'string' ? answer : answer ? text.photo_sent : text.nothing
          return (
            <div className="flex gap-3" key={field.id}>
              <dt className="flex-none text-quiet">{wordsIn(field.label, label_language)}</dt>
              <dd className="wrap-anywhere m-0" dir="auto">
                {words}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

function Content({ token, label_language }: { readonly token: string; readonly label_language: string }) {
  const text = useText(buyerText)
  const { language } = useLanguage()
  const found = useCall(contract.openBuyerPage, { token, language }, { quiet: true })
  const { data: page, error, isError, refetch } = found
  if (isError && error?.code === 'buyer_link_unknown') return <Notice title={text.unknown} body={text.unknown_body} />
  if (isError && error?.code === 'buyer_link_expired') return <Notice title={text.expired} body={text.expired_body} />
  if (isError)
    return (
      <Notice title={text.failed} body={text.failed_body}>
        <Button onClick={() => void refetch()}>{text.retry}</Button>
      </Notice>
    )
  if (!page) return <p role="status">{text.loading}</p>
  const facts = [
    page.shop,
    page.external_no && fill(text.order, { number: page.external_no }),
    page.variant,
    fill(text.pieces, { count: page.quantity }),
  ]
  return (
    <>
      <header className={`grid gap-1 ${css.facts}`}>
        <h1 className="text-xl wrap-anywhere">{page.title}</h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </header>
      {page.status === 'open' ? (
        <>
          {page.approved ? <Notice title={text.answered} body={text.changeable} /> : null}
          <BuyerForm token={token} page={page} label_language={label_language} />
        </>
      ) : (
        <Notice
          title={page.status === 'answered' ? text.answered : text.closed}
          body={page.status === 'answered' ? text.answered_body : text.closed_body}
        >
          <Chosen page={page} label_language={label_language} />
        </Notice>
      )}
    </>
  )
}

/** Where a buyer personalises one line of an order, by a signed link, on a phone first. */
export default function BuyerScreen() {
  const text = useText(buyerText)
  const { token = '' } = useParams()
  const { language } = useLanguage()
  const { label_language, other_path } = useBuyerLanguage()
  return (
    <main className={`grid content-start min-h-dvh gap-4 px-4 pt-4 pb-12 ${css.page}`}>
      <title>{text.page}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <p className={css.language}>
        <Link to={other_path} replace>
          {text.other_language}
        </Link>
      </p>
      <noscript>
        <p className={`card grid gap-3 p-4 ${css.notice}`}>
          {text.no_script}
          <a href={`${contract.PLAIN_BUYER_PAGE}${token}?lang=${language}`}>{text.plain_page}</a>
        </p>
      </noscript>
      <Content token={token} label_language={label_language} />
    </main>
  )
}
