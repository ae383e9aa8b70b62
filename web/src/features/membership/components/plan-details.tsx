import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../shared/text/text.ts'
import { formatCount, toPercent } from '../membership.view.ts'
import { planDetailsText } from '../plan-details.text.ts'
import { plansText } from '../plans.text.ts'
import type { Level } from '../plans.view.ts'
import css from './plans.module.css'

type T = Texts<typeof plansText>
type Row = { readonly name: string; readonly valueOf: (level: Level) => string }

function toRows(text: T, days: number): readonly Row[] {
  const count = (value: number | null) => (value === null ? text.unlimited : formatCount(value))
  return [
    {
      name: text.discount,
      valueOf: ({ discount_bp }) =>
        discount_bp ? fill(text.discount_value, { percent: toPercent(discount_bp) }) : text.discount_none,
    },
    { name: text.designs, valueOf: (level) => count(level.design_quota) },
    { name: text.accounts, valueOf: (level) => count(level.sub_accounts) },
    { name: text.stores, valueOf: (level) => count(level.stores) },
    { name: text.batch, valueOf: (level) => count(level.batch_size) },
    {
      name: fill(text.by_spend, { days }),
      valueOf: (level) => (level.accumulated === '0.00' ? text.none : formatMoney(level.accumulated)),
    },
  ]
}

export function LevelTable({ levels, days }: { levels: readonly Level[]; days: number }) {
  const text = useText(plansText)
  return (
    <section className={css.section} aria-labelledby="levels">
      <h2 id="levels">{text.compare}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-labelledby="levels">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.benefit}</th>
              {levels.map((level) => (
                <th key={level.level} scope="col">
                  {level.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {toRows(text, days).map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {levels.map((level) => (
                  <td key={level.level}>{row.valueOf(level)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

export function LevelRules({ levels, days }: { levels: readonly Level[]; days: number }) {
  const text = useText(planDetailsText)
  const example = levels[2]
  return (
    <section className={css.section} aria-labelledby="level-rules">
      <h2 id="level-rules">{text.how}</h2>
      <ul className={css.rules}>
        <li>{fill(text.how_spend, { days })}</li>
        <li>{text.how_higher}</li>
        {example ? (
          <li>
            {fill(text.how_example, {
              days,
              amount: formatMoney(example.accumulated),
              level: example.name,
              percent: toPercent(example.discount_bp),
            })}
          </li>
        ) : null}
      </ul>
    </section>
  )
}

const planQuestions = ['discount', 'quota', 'down', 'upgrade'] as const

export function PlanQuestions() {
  const text = useText(planDetailsText)
  return (
    <section className={css.section} aria-labelledby="plan-faq">
      <h2 id="plan-faq">{text.faq}</h2>
      <div className={css.faq}>
        {planQuestions.map((question) => (
          <details className="border-b" key={question}>
            <summary className="font-medium cursor-pointer px-0 py-4">{text[`q_${question}`]}</summary>
            <p>{text[`a_${question}`]}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
