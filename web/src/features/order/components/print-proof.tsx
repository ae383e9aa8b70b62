import type { ProofLine, ProofResult } from '@inkroute/contract/personal/proof'
import { Button, Image, Tag } from 'antd'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from '../proof.module.css'
import { proofText } from '../proof.text.ts'

const colours: Record<ProofResult, string> = { equal: 'green', different: 'red', unmarked: 'default', waiting: 'blue' }

function Hash({ hash }: { readonly hash: string }) {
  const text = useText(proofText)
  return (
    <span className="text-xs text-quiet wrap-anywhere">
      {text.hash} <code>{hash}</code>
    </span>
  )
}

function Approved({ line }: { readonly line: ProofLine }) {
  const text = useText(proofText)
  const time_zone = useTimeZone()
  const { approved } = line
  if (!approved) return <span className="text-quiet">{text.nothing_approved}</span>
  const at = formatInstant(approved.at, time_zone)
  const said = fill(approved.by === 'buyer' ? text.by_buyer : text.by_seller, { at })
  return (
    <div className="grid flex-1 min-w-0 gap-1">
      <strong>{said}</strong>
      <Hash hash={approved.hash} />
      {approved.is_changed_since ? <span className="text-danger">{text.changed_since}</span> : null}
    </div>
  )
}

function Files({ files }: { readonly files: ProofLine['files'] }) {
  const text = useText(proofText)
  if (files.length === 0) return <span className="text-quiet">{text.no_files}</span>
  return files.map(({ view_name, url, hash, result }) => {
    const name = fill(text.file, { name: view_name })
    return (
      <div key={view_name} className="grid flex-1 min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-2">
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
          <Tag color={colours[result]}>{text[result]}</Tag>
        </span>
        {hash ? <Hash hash={hash} /> : null}
      </div>
    )
  })
}

interface ProofProps {
  readonly lines: readonly ProofLine[] | undefined
  readonly is_failed: boolean
  readonly onRetry: () => void
}

/** What was approved beside what is printed, for each personalised piece. Nothing for other orders. */
export function PrintProof({ lines, is_failed, onRetry }: ProofProps) {
  const text = useText(proofText)
  if (is_failed && !lines)
    return (
      <Panel title={text.title}>
        <p className="flex flex-wrap items-center gap-2">
          {text.failed}
          <Button size="small" onClick={onRetry}>
            {text.retry}
          </Button>
        </p>
      </Panel>
    )
  if (!lines || lines.length === 0) return null
  return (
    <Panel title={text.title}>
      <ul className={`bare-list grid gap-4 ${css.list}`}>
        {lines.map((line) => (
          <li className="flex items-start gap-3" key={line.code}>
            {line.approved?.picture_url ? (
              <Image
                src={line.approved.picture_url}
                alt={fill(text.picture, { name: line.code })}
                width={88}
                height={88}
                loading="lazy"
              />
            ) : null}
            <div className="grid flex-1 min-w-0 gap-1">
              <span>{[line.code, line.title, line.variant].filter(Boolean).join(' · ')}</span>
              <Approved line={line} />
              <Files files={line.files} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
