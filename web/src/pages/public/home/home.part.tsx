import type { ProductCard as Product } from '@inkroute/contract/catalog/product'
import { useState } from 'react'
import { Link } from 'react-router'
import { marketLinks } from '../../../app/layouts/public/footer-links.ts'
import { LoginMode, openLogin } from '../../../features/auth/login-store.ts'
import { ProductCard } from '../../../features/catalog/card/product-card.tsx'
import { ArticleBody } from '../../../features/help/components/article-body.tsx'
import { HolidayDialogHost } from '../../../features/notice/components/holiday-dialog-host.tsx'
import { NoticeModal } from '../../../features/notice/components/notice-modal.tsx'
import { Banner } from '../../../features/site/home/banner.tsx'
import { BrowseDown } from '../../../features/site/home/browse-down.tsx'
import { homeText } from '../../../features/site/home/home.text.ts'
import { HomeFloor, HomeShelf, HomeSpecials } from '../../../features/site/home/home-goods.tsx'
import { HomeNotices, HomeQuestions } from '../../../features/site/home/home-news.tsx'
import {
  HomeClosing,
  HomeFlow,
  HomeMarkets,
  HomeMembers,
  HomeNumbers,
  HomeOpening,
} from '../../../features/site/home/home-sections.tsx'
import { HomeZones } from '../../../features/site/home/home-zones.tsx'
import { useSession } from '../../../shared/session/session-store.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import type { Route } from './+types/home'
import { HomeTurning } from './home-turning.tsx'

const CARD_SIZES = '(max-width: 720px) 46vw, (max-width: 1000px) 30vw, 310px'
const cardsOf = (products: readonly Product[]) =>
  products.map((product) => <ProductCard key={product.id} product={product} sizes={CARD_SIZES} />)

/** Sellers continue to the console; visitors register first and then arrive there. */
function StartButton({ label }: { label: string }) {
  const token = useSession((state) => state.token)
  if (token) {
    return (
      <ButtonLink kind="primary" large to="/views/main">
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button kind="primary" large onClick={() => openLogin(LoginMode.register, '/views/main')}>
      {label}
    </Button>
  )
}

type HomeData = Route.ComponentProps['loaderData']

function Goods({ home }: { home: HomeData }) {
  const text = useText(homeText)
  return (
    <>
      <HomeShelf
        id="floors"
        title={text.hot_title}
        lead={text.hot_lead}
        to="/products?sort=sales"
        cards={cardsOf(home.hot)}
      />
      <HomeSpecials specials={home.specials} />
      {home.floors.map(({ floor, cards }) => (
        <HomeFloor key={floor.id} floor={floor} cards={cardsOf(cards)} />
      ))}
      <HomeShelf title={text.new_title} lead={text.new_lead} to="/zone/new" cards={cardsOf(home.newest)} />
    </>
  )
}

function News({ home }: { home: HomeData }) {
  const text = useText(homeText)
  const { language } = useLanguage()
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <HomeQuestions
        articles={home.questions}
        renderBody={(html) => <ArticleBody html={html} />}
        more={<Link to={pathInLanguage('/helpCenter', language)}>{text.questions_more}</Link>}
      />
      <HomeNotices notices={home.notices} onOpen={setOpened} />
      {opened === null ? null : <NoticeModal notices={home.notices} start={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Everything on the home page below the header. */
export function HomeView({ home }: { home: HomeData }) {
  const text = useText(homeText)
  const { language } = useLanguage()
  const token = useSession((state) => state.token)
  const has_products = home.newest.length > 0
  return (
    <>
      <h1 className="visually-hidden">{text.site_title}</h1>
      <Banner
        slides={home.banners}
        renderTurning={(slide, picture) => <HomeTurning slide={slide} picture={picture} />}
      />
      {has_products ? <HomeZones empty_pages={home.navigation.empty_pages} /> : <HomeOpening />}
      <Goods home={home} />
      <HomeFlow has_markets={home.navigation.markets.length > 0} />
      {home.numbers ? <HomeNumbers numbers={home.numbers} /> : null}
      {home.levels.length > 0 ? (
        <HomeMembers
          levels={home.levels}
          more={<Link to={pathInLanguage('/vipService', language)}>{text.members_more}</Link>}
        />
      ) : null}
      <HomeMarkets
        {...marketLinks({ ...home.navigation, language })}
        renderLink={(to, label) => <Link to={to}>{label}</Link>}
      />
      <News home={home} />
      {token || !has_products ? null : <HomeClosing action={<StartButton label={text.close_action} />} />}
      {home.hint?.text && home.hint.jump_url ? (
        <BrowseDown text={home.hint.text} jump_url={home.hint.jump_url} />
      ) : null}
      <HolidayDialogHost />
    </>
  )
}
