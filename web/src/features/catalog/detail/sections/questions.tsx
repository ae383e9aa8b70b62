import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { ReactNode } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import css from './questions.module.css'
import { Section } from './section.tsx'
import { questionText, sectionText } from './sections.text.ts'
import { getQuestions } from './sections.view.ts'

/** Frequently asked questions answered from the product's data, and the feedback form. */
export function Questions({ product, feedback }: { product: BasicProduct; feedback: ReactNode }) {
  const text = useText(sectionText)
  const words = useText(questionText)
  return (
    <Section id="questions" title={text.questions}>
      <div className={`grid items-start ${css.columns}`}>
        <div className={css.list}>
          {getQuestions(product, words).map(({ question, answer }, place) => (
            <details className="border-b" key={question} open={place === 0}>
              <summary className="flex items-center justify-between list-none font-medium cursor-pointer gap-4">
                {question}
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        {feedback}
      </div>
    </Section>
  )
}
