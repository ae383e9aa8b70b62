import { Button, Modal, Popconfirm } from 'antd'
import { useState } from 'react'
import css from './list.module.css'
import { listText } from './list.text.ts'
import { confirmation } from './row-verbs.tsx'
import type { Verbs } from './use-verbs.ts'
import type { BulkVerb, Outcome, Say, Sending } from './verb-types.ts'

interface BulkBarProps<R, C> {
  readonly rows: readonly R[]
  readonly list: C
  readonly actions: readonly BulkVerb<R, C>[]
  readonly verbs: Verbs
  readonly say: Say
  readonly onClear: () => void
}

/** What can be done with every selected row. */
export function BulkBar<R, C>({ rows, list, actions, verbs, say, onClear }: BulkBarProps<R, C>) {
  const [asked, setAsked] = useState<string | null>(null)
  if (rows.length === 0) return null
  const count = rows.length
  const close = () => setAsked(null)
  const runAs = (key: string) => (send: Sending<readonly R[]>) => {
    close()
    verbs.run({ key, refetch: send.refetch, send: () => send.run(rows, say), onDone: onClear })
  }
  const button = (verb: BulkVerb<R, C>) => {
    if ('control' in verb) return <verb.control key={verb.key} run={runAs(verb.key)} close={close} />
    if (verb.when && !verb.when(rows, list)) return null
    const { key, label, confirm } = verb
    const act = () => ('send' in verb ? runAs(key)(verb.send) : setAsked(key))
    const shown = (
      <Button
        key={key}
        type={verb.isPrimary ? 'primary' : 'default'}
        danger={verb.isDanger === true}
        loading={verbs.busyKey === key}
        {...(confirm ? {} : { onClick: act })}
      >
        {say(typeof label === 'function' ? label(rows) : label, { count })}
      </Button>
    )
    if (!confirm) return shown
    const { title, body, ok, cancel } = confirmation(confirm, say, count)
    return (
      <Popconfirm key={key} title={title} description={body} okText={ok} cancelText={cancel} onConfirm={act}>
        {shown}
      </Popconfirm>
    )
  }
  const dialog = actions.find((verb) => verb.key === asked)
  return (
    <div className={css.bulk} role="toolbar" aria-label={say(listText.selected, { count })}>
      <strong>{say(listText.selected, { count })}</strong>
      {actions.map(button)}
      <Button type="text" onClick={onClear}>
        {say(listText.clear_selection)}
      </Button>
      {dialog && 'ask' in dialog ? <dialog.ask run={runAs(dialog.key)} close={close} /> : null}
    </div>
  )
}

interface BulkOutcomeProps {
  readonly outcome: Outcome
  readonly say: Say
  readonly onClose: () => void
}

/** What a change of many rows did not do, by name and with the reason. */
export function BulkOutcome({ outcome, say, onClose }: BulkOutcomeProps) {
  const refused = outcome.refused ?? []
  return (
    <Modal
      open
      title={[outcome.message, say(listText.partly_done, { count: refused.length })].filter(Boolean).join(' · ')}
      footer={
        <Button type="primary" onClick={onClose}>
          {say(listText.close)}
        </Button>
      }
      onCancel={onClose}
    >
      <ul className={`bare-list grid overflow-auto gap-2 ${css.refused}`}>
        {refused.map(({ name, problem }) => (
          <li className="grid" key={name}>
            <strong>{name}</strong>
            {problem}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
