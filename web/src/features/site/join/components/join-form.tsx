import { type JoinKind, joinCapabilities, joinVolumes, MAX_JOIN_TEXT } from '@inkroute/contract/site/join/fields'
import * as contract from '@inkroute/contract/site/join/join'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSend } from '../../../../shared/api/light-hooks.ts'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx'
import { HoneypotField, TextAreaField, TextField } from '../../../../shared/ui/fields/text-field.tsx'
import { joinText } from '../join.text.ts'
import { emptyJoin, getChosen, type JoinValues, joinRules, toggled } from '../join.view.ts'
import css from './join.module.css'

type Form = ReturnType<typeof useForm<JoinValues>>

function useJoin(kind: JoinKind) {
  const form = useForm<JoinValues>(emptyJoin, joinRules(kind))
  const [refusals, setRefusals] = useState(0)
  const send = useSend(contract.sendJoin, {
    quiet: true,
    onError: (error) => {
      form.refuse(error.problems)
      setRefusals((old) => old + 1)
    },
  })
  const [reference, setReference] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    if (!form.check()) return setRefusals((old) => old + 1)
    const { capabilities: _, ...fields } = form.values
    const sent = { kind, ...fields, capabilities: getChosen(form.values) }
    const reply = await send.mutateAsync(sent).catch(() => null)
    if (reply) setReference(reply.reference)
  }
  return { form, send, submit, refusals, reference, again: () => setReference(null) }
}

/** After a refusal the focus moves to the first invalid field; the input stays. */
export function JoinForm({ kind }: { kind: JoinKind }) {
  const text = useText(joinText)
  const { form, send, submit, refusals, reference, again } = useJoin(kind)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  if (reference) {
    return (
      <section className={`flex flex-col items-start bg-surface border rounded-hero ${css.done}`} role="status">
        <h2>{text.done_title}</h2>
        <p>{fill(text.done, { reference })}</p>
        <Button onClick={again}>{text.again}</Button>
      </section>
    )
  }
  return (
    <form ref={element} className={css.form} noValidate onSubmit={submit} aria-labelledby="join-form">
      <h2 id="join-form">{text.form}</h2>
      <p className="text-sm text-quiet">{text.form_note}</p>
      <JoinFields kind={kind} form={form} />
      <HoneypotField value={form.values.website} onChange={(value) => form.set('website', value)} />
      {send.error && send.error.problems.length === 0 ? (
        <p className="text-sm text-danger" role="alert">
          {send.error.message || text.failed}
        </p>
      ) : null}
      <Button kind="primary" large block type="submit" busy={send.isPending}>
        {text.send}
      </Button>
    </form>
  )
}

function JoinFields({ kind, form }: { kind: JoinKind; form: Form }) {
  const text = useText(joinText)
  const { language } = useLanguage()
  const volumes = joinVolumes.map((volume) => ({ value: volume.id, label: volume[language] }))
  return (
    <>
      <TextField {...form.bind('company')} label={text.company} maxLength={80} autoComplete="organization" />
      <div className={`grid grid-cols-halves ${css.pair}`}>
        <TextField {...form.bind('contact')} label={text.contact} maxLength={40} autoComplete="name" />
        <TextField
          {...form.bind('phone')}
          label={text.phone}
          help={text.phone_help}
          type="tel"
          maxLength={30}
          autoComplete="tel"
        />
        <TextField {...form.bind('email')} label={text.email} type="email" maxLength={120} autoComplete="email" />
        <TextField {...form.bind('region')} label={text.region} maxLength={80} />
      </div>
      <SelectField
        {...form.bind('volume')}
        label={text[`volume_${kind}`]}
        choices={volumes}
        placeholder={text.volume_choose}
      />
      <Capabilities kind={kind} form={form} />
      <TextAreaField {...form.bind('text')} label={text.text} maxLength={MAX_JOIN_TEXT} rows={6} />
    </>
  )
}

function Capabilities({ kind, form }: { kind: JoinKind; form: Form }) {
  const text = useText(joinText)
  const { language } = useLanguage()
  const chosen = getChosen(form.values)
  const error = form.errorOf('capabilities')
  return (
    <fieldset
      className={`min-w-0 border-0 p-0 m-0 ${css.boxes}`}
      aria-describedby={error ? 'capabilities-note' : undefined}
    >
      <legend className="text-sm font-medium p-0 mb-2">{text[`capabilities_${kind}`]}</legend>
      <div>
        {joinCapabilities[kind].map((option, place) => (
          <label className="flex items-center min-h-9 text-sm cursor-pointer gap-2" key={option.id}>
            <input
              type="checkbox"
              checked={chosen.includes(option.id)}
              aria-invalid={error && place === 0 ? true : undefined}
              onChange={() => form.set('capabilities', toggled(form.values, option.id))}
            />
            {option[language]}
          </label>
        ))}
      </div>
      {error ? (
        <p id="capabilities-note" className="text-sm text-danger" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
