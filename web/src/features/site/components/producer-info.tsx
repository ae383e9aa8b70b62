import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { producerText } from '../producer.text.ts'
import css from './sheet.module.css'

const parts = ['operator', 'production', 'rights', 'data'] as const

export function ProducerInfo({ contact }: { contact: ReactNode | null }) {
  const text = useText(producerText)
  return (
    <article className={css.sheet}>
      <h1>{text.title}</h1>
      <p className={css.lead}>{text.lead}</p>
      {parts.map((part) => (
        <section key={part}>
          <h2>{text[part]}</h2>
          <p>{text[`${part}_body`]}</p>
        </section>
      ))}
      {contact ? (
        <section>
          <h2>{text.contact}</h2>
          <p>{contact}</p>
        </section>
      ) : null}
    </article>
  )
}
