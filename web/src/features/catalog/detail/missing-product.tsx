import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { missingText } from './detail.text.ts'
import css from './product-page.module.css'
import { Recommended } from './sections/recommended.tsx'

interface MissingProductProps {
  /** What says that there is nothing here. */
  readonly notice: ReactNode
  readonly suggestions: readonly ProductCard[]
}

/** No such product: say so, and offer others. */
export function MissingProduct({ notice, suggestions }: MissingProductProps) {
  const text = useText(missingText)
  return (
    <div className={css.sections}>
      {notice}
      <Recommended products={suggestions} title={text.suggestions} />
    </div>
  )
}

/** It was here once: what that means for goods and orders made with it. */
export function GoneNotice() {
  const text = useText(missingText)
  const { language } = useLanguage()
  return (
    <section className={css.gone}>
      <h1>{text.gone_title}</h1>
      <p>{text.gone_body}</p>
      <ButtonLink kind="primary" to={pathInLanguage('/products', language)}>
        {text.all}
      </ButtonLink>
    </section>
  )
}
