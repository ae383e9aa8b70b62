import type { getImprint } from '@inkroute/contract/company/company'
import type { Reply } from '@inkroute/contract/endpoint'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { producerText } from '../producer.text.ts'
import css from './sheet.module.css'

type Imprint = Reply<typeof getImprint>
const facts = ['legal_name', 'address', 'registration_no', 'tax_no', 'licence', 'phone', 'email'] as const
const parts = ['operator', 'production', 'rights', 'data'] as const

interface ProducerProps {
  readonly contact: ReactNode | null
  /** What the operator has entered about the company; null while it loads. */
  readonly imprint: Imprint | null
}

/** Only what was entered: a page that promises a company without naming it would mislead. */
function CompanyFacts({ imprint }: { imprint: Imprint }) {
  const text = useText(producerText)
  const shown = facts.filter((name) => imprint[name])
  if (shown.length === 0) return null
  return (
    <dl className={`m-0 mt-3 ${css.facts}`}>
      {shown.map((name) => (
        <div className="grid border-t gap-3 py-2" key={name}>
          <dt className="text-quiet">{text[name]}</dt>
          <dd className="wrap-anywhere m-0">{imprint[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ProducerInfo({ contact, imprint }: ProducerProps) {
  const text = useText(producerText)
  return (
    <article className={`w-full bg-surface border rounded-hero ${css.sheet}`}>
      <h1>{text.title}</h1>
      <p className="text-quiet mt-3">{text.lead}</p>
      {parts.map((part) => (
        <section key={part}>
          <h2>{text[part]}</h2>
          <p>{text[`${part}_body`]}</p>
          {part === 'operator' && imprint ? <CompanyFacts imprint={imprint} /> : null}
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
