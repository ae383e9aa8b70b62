import type { Answers, PhotoAnswer, PhotoField } from '@inkroute/engine/personal/personal-field'
import { Button, Checkbox } from 'antd'
import { useRef, useState } from 'react'
import { useText } from '../../shared/text/language.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { personalText } from './personal.text.ts'

/** Sends a picture through the intake every upload passes. */
export interface PhotoSender {
  readonly accept: string
  readonly send: (file: File) => Promise<{ readonly id: number; readonly width_px: number; readonly height_px: number }>
}

interface PhotoProps {
  readonly field: PhotoField
  readonly label: string
  readonly answer: Answers[string] | undefined
  readonly sender: PhotoSender
  readonly onChange: (answer: PhotoAnswer) => void
}

/** A photo the buyer sent by other means, uploaded by the seller. */
export function PhotoInput({ field, label, answer, sender, onChange }: PhotoProps) {
  const text = useText(personalText)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const send = async (file: File) => {
    setState('sending')
    try {
      const { id, width_px, height_px } = await sender.send(file)
      const source = { kind: 'material' as const, key: String(id), width_px, height_px }
      onChange({ source, x: 0.5, y: 0.5, zoom: 1 })
      setState('sent')
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : file.name)
      setState('idle')
    }
  }
  const words = { idle: answer ? text.photo_kept : text.photo_missing, sending: text.uploading, sent: text.uploaded }
  return (
    <span className="flex flex-wrap items-center gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept={sender.accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      <Button size="small" loading={state === 'sending'} onClick={() => input.current?.click()}>
        {answer ? text.replace : text.upload}
      </Button>
      <span>{words[state]}</span>
      {field.removes_background && answer !== undefined && typeof answer !== 'string' ? (
        <Checkbox
          checked={answer.keeps_background === true}
          onChange={({ target }) => onChange({ ...answer, keeps_background: target.checked })}
        >
          {text.keep_background}
        </Checkbox>
      ) : null}
    </span>
  )
}
