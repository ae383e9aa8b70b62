import { closeSetup, getSetup, type SetupStep } from '@inkroute/contract/setup/setup'
import { Button, Popconfirm } from 'antd'
import { Link } from 'react-router'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './first-steps.module.css'
import { setupText } from './setup.text.ts'

const places: Record<SetupStep, string> = {
  company: '/ops/company',
  warehouse: '/ops/warehouse',
  channel: '/ops/freight',
  product: '/ops/catalog',
  stock: '/ops/stock',
  order: '/',
}

/** The way from an empty installation to the first order; gone once everything is done. */
export function FirstSteps({ may_close }: { may_close: boolean }) {
  const text = useText(setupText)
  const setup = useCall(getSetup, {}, { quiet: true }).data
  const close = useSend(closeSetup, { refetch: [getSetup] })
  if (!setup?.is_shown) return null
  const done = setup.steps.filter(({ is_done }) => is_done).length
  return (
    <section className={`card px-6 py-5 mb-4 ${css.steps}`} aria-label={text.title}>
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-md">{text.title}</h2>
        <span>{fill(text.progress, { done, all: setup.steps.length })}</span>
        {may_close ? (
          <Popconfirm
            title={text.close_question}
            okText={text.close}
            cancelText={text.cancel}
            onConfirm={() => close.mutate({})}
          >
            <Button type="text">{text.close}</Button>
          </Popconfirm>
        ) : null}
      </header>
      <ol className="bare-list grid gap-3 mt-4">
        {setup.steps.map(({ step, is_done }, at) => (
          <li key={step} data-done={is_done}>
            <Link className="grid h-full border rounded-control p-3" to={places[step]}>
              <span className={css.number}>{is_done ? <Icon name="check" /> : at + 1}</span>
              <strong>{text[step]}</strong>
              <small>{is_done ? text.done : text[`${step}_note`]}</small>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
