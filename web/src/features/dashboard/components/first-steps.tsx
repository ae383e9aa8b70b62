import * as contract from '@inkroute/contract/dashboard/first-steps'
import { platformStores } from '@inkroute/contract/store/store'
import { Button, Progress } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill } from '../../../shared/text/text.ts'
import { isPublicPath } from '../../../shared/text/zones.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { firstStepsText } from '../first-steps.text.ts'
import { countDone, type FirstSteps, getWay, nextStep } from '../first-steps.view.ts'
import css from './first-steps.module.css'

/** One call for the whole path; it is asked again whenever the dashboard is opened. */
export const useFirstSteps = () => useCall(contract.getFirstSteps, {}, { quiet: true, stale_ms: 0 })

const useHiding = () => useSend(contract.setFirstSteps, { refetch: [contract.getFirstSteps] })

/** In the demo a buyer has to be played; elsewhere buyers come by themselves. */
function DemoOrder({ platform }: { readonly platform: number | null }) {
  const text = useText(firstStepsText)
  const enabled = usePermission('order.store') && platform !== null
  const { data } = useCall(platformStores, {}, { quiet: true, enabled })
  const shop = data?.data.find((one) => one.platform === platform)
  if (!shop?.is_sandbox || !shop.console_url) return null
  return (
    <a href={shop.console_url} target="_blank" rel="noreferrer">
      {text.order_demo}
    </a>
  )
}

interface StepProps {
  readonly step: FirstSteps['steps'][number]
  readonly number: number
  readonly path: FirstSteps
  readonly is_open: boolean
  readonly onToggle: () => void
  readonly children?: ReactNode
}

function StepBody({ step: { key }, path, children }: Pick<StepProps, 'step' | 'path' | 'children'>) {
  const text = useText(firstStepsText)
  const { language } = useLanguage()
  const { links, wait } = getWay(key, path)
  return (
    <>
      <p>{text[`${key}_body`]}</p>
      {wait ? <p className={css.wait}>{text[wait]}</p> : null}
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {links.map(({ label, to }, at) => (
          <Link
            key={to}
            to={isPublicPath(to) ? pathInLanguage(to, language) : to}
            className={
              at === 0
                ? `inline-flex items-center min-h-9 font-medium bg-action rounded-control px-4 py-0 ${css.go}`
                : undefined
            }
          >
            {text[label]}
          </Link>
        ))}
        {key === 'order' ? <DemoOrder platform={path.platform} /> : null}
      </div>
    </>
  )
}

function Step({ step, number, path, is_open, onToggle, children }: StepProps) {
  const text = useText(firstStepsText)
  const id = useId()
  return (
    <li className={`border rounded-card ${css.step}`} data-done={step.is_done} data-open={is_open}>
      <h3>
        <button type="button" aria-expanded={is_open} aria-controls={id} onClick={onToggle}>
          <span
            className={`grid place-items-center flex-none w-6 h-6 text-xs font-strong text-action rounded-full ${css.tick}`}
          >
            {step.is_done ? <Icon name="check" size_px={16} /> : number}
          </span>
          <span className="font-medium">{text[step.key]}</span>
          {step.is_done ? <span className="text-xs text-success">{text.done}</span> : null}
          <Icon name="chevron_down" size_px={16} />
        </button>
      </h3>
      <div id={id} className={css.body} hidden={!is_open}>
        {is_open ? (
          <StepBody step={step} path={path}>
            {children}
          </StepBody>
        ) : null}
      </div>
    </li>
  )
}

interface FirstStepsProps {
  readonly path: FirstSteps
  /** Shops that can be connected with one click, shown inside the step. */
  readonly shops: ReactNode
}

/** The path of a new seller: each step opens in place and ticks itself off. */
export function FirstStepsPanel({ path, shops }: FirstStepsProps) {
  const text = useText(firstStepsText)
  const [chosen, setChosen] = useState<contract.FirstStep | 'none' | null>(null)
  const hiding = useHiding()
  const open = chosen ?? nextStep(path)
  const count = countDone(path)
  return (
    <Panel
      title={text.title}
      extra={
        <Button type="text" size="small" loading={hiding.isPending} onClick={() => hiding.mutate({ is_hidden: true })}>
          {text.hide}
        </Button>
      }
    >
      <div className="flex items-center text-quiet whitespace-nowrap gap-3">
        <Progress percent={Math.round((count.done / count.all) * 100)} showInfo={false} aria-label={text.title} />
        <span>{fill(text.progress, count)}</span>
      </div>
      <ol className="bare-list grid gap-2 mt-3">
        {path.steps.map((step, at) => (
          <Step
            key={step.key}
            step={step}
            number={at + 1}
            path={path}
            is_open={open === step.key}
            onToggle={() => setChosen(open === step.key ? 'none' : step.key)}
          >
            {step.key === 'shop' ? shops : null}
          </Step>
        ))}
      </ol>
    </Panel>
  )
}

/** Brings the hidden path back. */
export function FirstStepsLink({ path }: { readonly path: FirstSteps }) {
  const text = useText(firstStepsText)
  const hiding = useHiding()
  return (
    <Button
      className="mb-4"
      loading={hiding.isPending}
      icon={<Icon name="compass" size_px={16} />}
      onClick={() => hiding.mutate({ is_hidden: false })}
    >
      {fill(text.show, countDone(path))}
    </Button>
  )
}
