import { type JoinKind, joinKinds } from '@inkroute/contract/site/join/fields'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../../shared/text/stored-language.ts'
import { joinPages, joinText } from '../join.text.ts'
import css from './join.module.css'
import { JoinForm } from './join-form.tsx'

/** What we are looking for, how it works, and the form beside it. */
export function JoinPage({ kind }: { kind: JoinKind }) {
  const text = useText(joinText)
  const { language } = useLanguage()
  const page = joinPages[kind]
  return (
    <div className={`grid items-start w-full ${css.page}`}>
      <div className={css.words}>
        <h1>{page.title[language]}</h1>
        <p className={`text-quiet mt-3.5 ${css.lead}`}>{page.lead[language]}</p>
        <h2 className="text-lg mt-10">{text.ask}</h2>
        <ul className={`bare-list mt-4 ${css.asks}`}>
          {page.asks[language].map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ul>
        <h2 className="text-lg mt-10">{text.process}</h2>
        <ol className={`bare-list mt-4 ${css.steps}`}>
          {page.steps[language].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2 className="text-lg mt-10">{text.others}</h2>
        <p className="flex flex-wrap gap-5 mt-3">
          {joinKinds
            .filter((other) => other !== kind)
            .map((other) => (
              <Link key={other} to={pathInLanguage(joinPages[other].path, language)}>
                {joinPages[other].title[language]}
              </Link>
            ))}
        </p>
      </div>
      <JoinForm key={kind} kind={kind} />
    </div>
  )
}
