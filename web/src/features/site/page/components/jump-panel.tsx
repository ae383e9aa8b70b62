import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { TransferTarget } from '../transfer.rules.ts'
import { transferText } from '../transfer.text.ts'
import css from './jump-panel.module.css'
import { addressIn } from './site-link.tsx'

const WAIT_SECONDS = 5

function useGoOn(target: TransferTarget): { seconds: number; go: () => void } {
  const navigate = useNavigate()
  const [seconds, setSeconds] = useState(WAIT_SECONDS)
  const go = () => (target.is === 'own' ? navigate(target.to, { replace: true }) : window.location.assign(target.to))
  useEffect(() => {
    const timer = setTimeout(() => (seconds > 0 ? setSeconds(seconds - 1) : go()), 1000)
    return () => clearTimeout(timer)
  })
  return { seconds, go }
}

function Going({ target }: { target: TransferTarget }) {
  const text = useText(transferText)
  const { language } = useLanguage()
  const { seconds, go } = useGoOn(target)
  return (
    <>
      <p className={`inline-block text-sm px-3 py-0.5 ${css.kind}`}>{target.is === 'own' ? text.own : text.outside}</p>
      <p className="text-quiet mt-4">{text.going}</p>
      <p className={`font-strong wrap-anywhere ${css.address}`}>{target.is === 'own' ? target.to : target.host}</p>
      {target.is === 'outside' ? <p className="text-quiet wrap-anywhere mt-1.5">{target.to}</p> : null}
      <div className="flex flex-wrap items-center text-sm text-quiet gap-3 mt-6">
        <Button kind="primary" large onClick={go}>
          {text.go}
        </Button>
        <ButtonLink large to={addressIn(language, '/')}>
          {text.stay}
        </ButtonLink>
        <span role="timer">{fill(text.seconds, { seconds })}</span>
      </div>
    </>
  )
}

/** Shows the target and continues there; disallowed URLs are not followed. */
export function JumpPanel({ target }: { target: TransferTarget | null }) {
  const text = useText(transferText)
  const { language } = useLanguage()
  return (
    <section className={`card ${css.panel}`} data-refused={target === null}>
      {target ? (
        <Going target={target} />
      ) : (
        <>
          <p className="flex items-center text-lg font-strong text-danger gap-2.5">
            <Icon name="alert" />
            {text.refused}
          </p>
          <p className="text-quiet wrap-anywhere mt-1.5">{text.refused_body}</p>
          <div className="flex flex-wrap items-center text-sm text-quiet gap-3 mt-6">
            <ButtonLink kind="primary" large to={addressIn(language, '/')}>
              {text.stay}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  )
}
