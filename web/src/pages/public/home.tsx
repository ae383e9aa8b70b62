import * as help from '@inkroute/contract/help'
import * as notice from '@inkroute/contract/notice'
import { Link } from 'react-router'
import { serverCall } from '../../app/server-call.ts'
import { LoginMode, openLogin } from '../../features/auth/login-store.ts'
import { ArticleBody } from '../../features/help/components/article-body.tsx'
import { HomeHero } from '../../features/site/components/home-hero.tsx'
import { HomeNotices, HomeQuestions } from '../../features/site/components/home-news.tsx'
import { HomeAbilities, HomeClosing, HomeFlow, HomeProducts } from '../../features/site/components/home-sections.tsx'
import { homeText } from '../../features/site/home.text.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { languageOfPath, pathInLanguage } from '../../shared/text/stored-language.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import type { Route } from './+types/home'

const SHOWN_NOTICES = 3

/** The page stands without its news; each part that fails is simply left out. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const [questions, notices] = await Promise.all([
    serverCall(context, language, help.listCommonQuestions, {}).catch(() => ({ data: [] })),
    serverCall(context, language, notice.listPublicNotices, { page_size: SHOWN_NOTICES }).catch(() => ({ data: [] })),
  ])
  return {
    questions: questions.data,
    notices: notices.data.map(({ id, title, summary, created_at }) => ({ id, title, summary, created_at })),
  }
}

/** Whoever is logged in goes on to the console; a visitor is asked for the login first and arrives there too. */
function StartButton({ label, register = false }: { label: string; register?: boolean }) {
  const token = useSession((state) => state.token)
  if (token) {
    return (
      <ButtonLink kind="primary" large to="/views/main">
        {label}
      </ButtonLink>
    )
  }
  const mode = register ? LoginMode.register : LoginMode.login
  return (
    <Button kind="primary" large onClick={() => openLogin(mode, '/views/main')}>
      {label}
    </Button>
  )
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const text = useText(homeText)
  const { language } = useLanguage()
  const token = useSession((state) => state.token)
  return (
    <>
      <HomeHero start={<StartButton label={text.start} />} />
      <HomeFlow />
      <HomeProducts />
      <HomeAbilities />
      <HomeQuestions
        articles={loaderData.questions}
        renderBody={(html) => <ArticleBody html={html} />}
        more={<Link to={pathInLanguage('/helpCenter', language)}>{text.questions_more}</Link>}
      />
      <HomeNotices notices={loaderData.notices} />
      {token ? null : <HomeClosing action={<StartButton label={text.close_action} register />} />}
    </>
  )
}
