import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { missingText } from './core/detail.text.ts'
import css from './product-page.module.css'
import { Recommended } from './sections/recommended.tsx'

interface MissingProductProps {
  /** The message shown above the suggestions. */
  readonly notice: ReactNode
  readonly suggestions: readonly ProductCard[]
}

/** Shown when a product does not exist: a message and suggestions. */
export function MissingProduct({ notice, suggestions }: MissingProductProps) {
  const text = useText(missingText)
  return (
    <div className={`w-full max-w-public px-6 ${css.sections}`}>
      {notice}
      <Recommended products={suggestions} title={text.suggestions} />
    </div>
  )
}

/** Shown for withdrawn products; explains what happens to existing goods and orders. */
export function GoneNotice() {
  const text = useText(missingText)
  const { language } = useLanguage()
  return (
    <section className={`grid justify-items-center text-center gap-4 ${css.gone}`}>
      <h1>{text.gone_title}</h1>
      <p>{text.gone_body}</p>
      <ButtonLink kind="primary" to={pathInLanguage('/products', language)}>
        {text.all}
      </ButtonLink>
    </section>
  )
}
