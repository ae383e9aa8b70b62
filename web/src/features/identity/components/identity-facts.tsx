import type { Identity } from '@inkroute/contract/identity/identity'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import css from '../identity.module.css'
import { identityText } from '../identity.text.ts'

interface FactsProps {
  readonly one: Identity
  readonly extra?: readonly (readonly [string, ReactNode])[]
}

/** The entered data with pictures of the documents. */
export function IdentityFacts({ one, extra = [] }: FactsProps) {
  const text = useText(identityText)
  const facts: (readonly [string, ReactNode])[] = [
    ...extra,
    [text.kind, text[one.kind]],
    [text[`name_${one.kind}`], one.name],
    [text[`number_${one.kind}`], <code key="number">{one.number}</code>],
    ...(one.legal_person ? [[text.legal_person, one.legal_person] as const] : []),
    [text.handed_in, <RelativeTime key="handed-in" at={one.created_at} />],
    ...(one.reviewed_at ? [[text.reviewed, <RelativeTime key="reviewed" at={one.reviewed_at} />] as const] : []),
  ]
  return (
    <>
      <dl className={`grid wrap-anywhere gap-x-4 gap-y-2 m-0 ${css.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className="text-quiet">{name}</dt>
            <dd className="m-0">{value}</dd>
          </div>
        ))}
      </dl>
      {one.pictures.length > 0 ? (
        <div className={`flex flex-wrap gap-3 mt-3 ${css.pictures}`}>
          {one.pictures.map((picture, at) => (
            <a key={picture.upload_id} href={picture.url} target="_blank" rel="noreferrer">
              <img src={picture.preview_url} alt={fill(text.picture_of, { no: at + 1 })} loading="lazy" />
            </a>
          ))}
        </div>
      ) : null}
    </>
  )
}
