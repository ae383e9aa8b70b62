import { uploadExtensions } from '@inkroute/contract/upload'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { homeText } from '../home.text.ts'
import { marketplaces } from '../marketplaces.ts'
import css from './home-hero.module.css'
import { Picture } from './picture.tsx'

function Facts() {
  const text = useText(homeText)
  const facts = [
    [text.fact_min_value, text.fact_min],
    [fill(text.fact_platforms_value, { count: marketplaces.length }), text.fact_platforms],
    [fill(text.fact_formats_value, { count: uploadExtensions.length }), text.fact_formats],
    [text.fact_sizes_value, text.fact_sizes],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([value, meaning]) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One sentence, two buttons, and the goods themselves. */
export function HomeHero({ start }: { start: ReactNode }) {
  const text = useText(homeText)
  return (
    <section className={css.hero}>
      <div className={css.words}>
        <h1 className={css.title}>{text.hero_title}</h1>
        <p className={css.body}>{text.hero_body}</p>
        <div className={css.actions}>
          {start}
          <a className={css.learn} href="#flow">
            {text.learn}
            <Icon name="arrow_right" size_px={18} />
          </a>
        </div>
      </div>
      <div className={css.collage}>
        <div className={css.tall}>
          <Picture name="poster" alt={text.poster} sizes="(max-width: 900px) 60vw, 380px" eager />
        </div>
        <div>
          <Picture name="mug" alt={text.mug} sizes="(max-width: 900px) 40vw, 260px" eager />
        </div>
        <div>
          <Picture name="tote" alt={text.tote} sizes="(max-width: 900px) 40vw, 260px" eager />
        </div>
      </div>
      <Facts />
    </section>
  )
}
