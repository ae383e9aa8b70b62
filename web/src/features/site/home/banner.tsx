import type { Banner as Slide } from '@inkroute/contract/site/home'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { contentImage } from '../content-picture.view.ts'
import css from './banner.module.css'
import { bannerText } from './banner.text.ts'
import { useBanner } from './use-banner.ts'

interface BannerProps {
  readonly slides: readonly Slide[]
}

interface SlideProps {
  readonly slide: Slide
  readonly place: number
  readonly count: number
  readonly is_shown: boolean
}

function SlideView({ slide, place, count, is_shown }: SlideProps) {
  const text = useText(bannerText)
  const { language } = useLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but not part of a form
    <div
      className={`grid opacity-0 ${css.slide}`}
      data-tone={slide.tone}
      data-shown={is_shown}
      role="group"
      aria-roledescription={text.slides}
      aria-label={fill(text.slide, { index: place + 1, count })}
      inert={!is_shown}
    >
      <div className={`flex flex-col items-start justify-center ${css.words}`}>
        <h2>{slide.title}</h2>
        {slide.subtitle ? <p>{slide.subtitle}</p> : null}
        {slide.button ? (
          <Link to={pathInLanguage(slide.jump_url, language)} className={css.button}>
            {slide.button}
            <Icon name="arrow_right" size_px={18} />
          </Link>
        ) : null}
      </div>
      <div className={`min-w-0 relative ${css.picture}`}>
        <img
          {...contentImage(slide.image)}
          sizes="(max-width: 760px) 100vw, 340px"
          alt={slide.image_alt}
          width={1200}
          height={1200}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      </div>
    </div>
  )
}

function Controls({ count, banner }: { count: number; banner: ReturnType<typeof useBanner> }) {
  const text = useText(bannerText)
  return (
    <div className={`flex items-center absolute gap-1 p-1 ${css.controls}`}>
      <button type="button" className={css.step} aria-label={text.previous} onClick={() => banner.go(banner.index - 1)}>
        <Icon name="chevron_left" />
      </button>
      <div className={`flex ${css.dots}`}>
        {Array.from({ length: count }, (_, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its position
            key={place}
            type="button"
            aria-label={fill(text.show, { index: place + 1 })}
            aria-current={place === banner.index}
            onClick={() => banner.go(place)}
          />
        ))}
      </div>
      <button type="button" className={css.step} aria-label={text.next} onClick={() => banner.go(banner.index + 1)}>
        <Icon name="chevron_right" />
      </button>
      <button
        type="button"
        className={css.step}
        aria-label={banner.is_stopped ? text.play : text.stop}
        onClick={banner.toggle}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path
            d={banner.is_stopped ? 'M8 5.5v13l10-6.5z' : 'M8.5 6v12M15.5 6v12'}
            fill={banner.is_stopped ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </button>
    </div>
  )
}

/** All slides share one grid cell, so nothing on the page moves when they change. */
export function Banner({ slides }: BannerProps) {
  const text = useText(bannerText)
  const banner = useBanner(slides.length)
  if (slides.length === 0) return null
  return (
    <section className="min-w-0 relative" aria-roledescription={text.slides} aria-label={text.label} {...banner.frame}>
      <div className={css.stage} {...banner.swipe} aria-live={banner.is_stopped ? 'polite' : 'off'}>
        {slides.map((slide, place) => (
          <SlideView
            key={slide.id}
            slide={slide}
            place={place}
            count={slides.length}
            is_shown={place === banner.index}
          />
        ))}
      </div>
      {slides.length > 1 ? <Controls count={slides.length} banner={banner} /> : null}
    </section>
  )
}
