import type { ProductCard as Product } from '@inkroute/contract/catalog/product'
import { useState } from 'react'
import { Link } from 'react-router'
import { marketLinks } from '../../../app/layouts/public/footer-links.ts'
import { LoginMode, openLogin } from '../../../features/auth/login-store.ts'
import { detailPath, findPicture, viewsInOrder } from '../../../features/catalog/card/card.view.ts'
import { ProductCard } from '../../../features/catalog/card/product-card.tsx'
import { ArticleBody } from '../../../features/help/components/article-body.tsx'
import { NoticeModal } from '../../../features/notice/components/notice-modal.tsx'
import { Banner } from '../../../features/site/home/banner.tsx'
import { BrowseDown } from '../../../features/site/home/browse-down.tsx'
import { homeText } from '../../../features/site/home/home.text.ts'
import { HomeCampaigns, HomeCategories, HomeShelf } from '../../../features/site/home/home-goods.tsx'
import { HeroFrames, HomeHero } from '../../../features/site/home/home-hero.tsx'
import { HomeNotices, HomeQuestions } from '../../../features/site/home/home-news.tsx'
import { HomeCompany, HomeGuarantees, HomeMarkets, HomeRoute } from '../../../features/site/home/home-proof.tsx'
import { useSession } from '../../../shared/api/session-store.ts'
import { Approx } from '../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill } from '../../../shared/text/text.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import type { Route } from './+types/home'
import { getGuarantees, heroFrames } from './home.view.ts'
import { HomeTurning } from './home-turning.tsx'

const CARD_SIZES = '(max-width: 720px) 46vw, (max-width: 1100px) 30vw, 200px'
const getCards = (products: readonly Product[]) =>
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

function Hero({ home }: { home: HomeData }) {
  const text = useText(homeText)
  const { language } = useLanguage()
  const { shown, turning } = home
  const artworks = turning?.turning_product === shown?.code ? (turning?.artworks ?? []) : []
  const frames = shown ? heroFrames(shown, artworks) : []
  const picture = <HeroFrames frames={frames} alt={fill(text.hero_alt, { name: shown?.name ?? '' })} />
  const product =
    shown && frames.length > 0
      ? {
          stage: turning && artworks.length > 0 ? <HomeTurning slide={turning} picture={picture} /> : picture,
          caption: (
            <>
              <Link to={detailPath(language, shown.id)}>{shown.name}</Link>
              <span>
                {fill(text.price_from, { price: formatMoney(shown.price_from) })}
                <Approx amount={shown.price_from} />
              </span>
            </>
          ),
        }
      : null
  return (
    <HomeHero
      numbers={home.numbers}
      product={product}
      actions={
        <>
          <StartButton label={text.hero_start} />
          {home.newest.length > 0 ? (
            <ButtonLink large to={pathInLanguage('/products', language)}>
              {text.hero_browse}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  )
}

/** Six by pieces sold; until something is sold, the newest. */
function BestSellers({ home }: { home: HomeData }) {
  const text = useText(homeText)
  const sold = home.hot.filter(({ sales }) => sales > 0)
  return sold.length > 0 ? (
    <HomeShelf
      id="floors"
      title={text.hot_title}
      lead={text.hot_lead}
      to="/products?sort=sales"
      cards={getCards(sold)}
    />
  ) : (
    <HomeShelf id="floors" title={text.new_title} lead={text.new_lead} to="/zone/new" cards={getCards(home.newest)} />
  )
}

function Journey({ home }: { home: HomeData }) {
  const { shown } = home
  const picture = shown && findPicture(shown, viewsInOrder(shown)[0], shown.default_color_key)
  if (!shown?.artwork || !picture) return null
  return (
    <HomeRoute
      artwork={shown.artwork}
      product={picture}
      name={shown.name}
      hours={shown.delivery_hours}
      has_markets={home.navigation.markets.length > 0}
    />
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
  const { rules } = home
  const { empty_pages } = home.navigation
  const has_products = home.newest.length > 0
  return (
    <>
      <Hero home={home} />
      <HomeGuarantees guarantees={getGuarantees({ empty_pages, rules, has_products }, text)} />
      <BestSellers home={home} />
      <Journey home={home} />
      <HomeMarkets
        {...marketLinks({ ...home.navigation, language })}
        renderLink={(to, label) => <Link to={to}>{label}</Link>}
      />
      {home.banners.length > 0 ? (
        <HomeCampaigns specials={home.specials} banner={<Banner slides={home.banners} />} />
      ) : null}
      <HomeCategories floors={home.floors} />
      <News home={home} />
      <HomeCompany
        imprint={home.imprint}
        hours={home.hours}
        more={<Link to="/other/producerInfo">{text.company_more}</Link>}
        action={token || !has_products ? null : <StartButton label={text.close_action} />}
      />
      {home.hint?.text && home.hint.jump_url ? (
        <BrowseDown text={home.hint.text} jump_url={home.hint.jump_url} />
      ) : null}
    </>
  )
}
