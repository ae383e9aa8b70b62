import { fontLimits, listOwnFonts, type OwnFont, removeFont, uploadFont } from '@inkroute/contract/brand/font'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { handleFailure } from '../../../shared/api/failure-handler.ts'
import { getKey, useCall, useSend } from '../../../shared/api/hooks.ts'
import { ApiError } from '../../../shared/api/request.ts'
import { formatDay } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { setOwnFonts } from '../state/font-shelf.ts'
import { usePaintedText } from '../text/use-painted-text.ts'
import css from './brand.module.css'
import { brandText } from './brand.text.ts'

const MB = 1024 * 1024
const PREVIEW = { width: 190, height: 34 } as const
const STUDIO_INK = '#f4f5f7'
const accept = fontLimits.extensions.map((ending) => `.${ending}`).join()

function FontRow({ font, onRemove }: { font: OwnFont; onRemove: () => void }) {
  const text = useText(brandText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  const canvas = useRef<HTMLCanvasElement>(null)
  const name = font.family.label[language]
  const style = { size: 20, fill: STUDIO_INK, align: 'left' } as const
  const weight = font.family.styles[0]?.weight ?? 400
  usePaintedText(canvas, { text: name, family: font.family.family, weight, style }, PREVIEW)
  return (
    <li className={`flex items-start justify-between bg-studio-2 rounded-control gap-2 px-2.5 py-2 ${css.font}`}>
      <div className="flex flex-col min-w-0 gap-0.5">
        <canvas ref={canvas} />
        <strong className="font-medium wrap-anywhere">{name}</strong>
        <small className="text-studio">
          {fill(text.glyphs, { count: font.glyph_count })} ·{' '}
          {fill(text.confirmed, {
            who: font.licence_confirmed_by,
            when: formatDay(font.licence_confirmed_at, time_zone),
          })}
        </small>
      </div>
      <button
        type="button"
        className="bare-button grid place-items-center flex-none w-7 h-7 text-inherit rounded-control p-0"
        aria-label={fill(text.remove, { name })}
        onClick={onRemove}
      >
        <Icon name="close" size_px={16} />
      </button>
    </li>
  )
}

/** Sends files one after another; what is wrong with one does not stop the next. */
function useFontUpload() {
  const text = useText(brandText)
  const { language } = useLanguage()
  const client = useQueryClient()
  const [is_sending, setSending] = useState(false)
  const send = async (file: File) => {
    const limit = fontLimits.max_bytes / MB
    if (file.size > fontLimits.max_bytes) return showToast('error', fill(text.tooLarge, { name: file.name, limit }))
    try {
      const font = await call(uploadFont, { name: file.name, has_licence: 'yes' }, { file })
      showToast('success', fill(text.added, { name: font.family.label[language] }))
    } catch (error) {
      if (error instanceof ApiError) handleFailure(error)
      else throw error
    }
  }
  const upload = async (files: readonly File[]) => {
    setSending(true)
    for (const file of files) await send(file)
    await client.invalidateQueries({ queryKey: getKey(listOwnFonts) })
    setSending(false)
  }
  return { is_sending, upload }
}

function UploadFonts() {
  const text = useText(brandText)
  const { is_sending, upload } = useFontUpload()
  const [has_licence, setLicence] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-studio">{fill(text.fontsHint, { limit: fontLimits.max_bytes / MB })}</p>
      <label className="flex items-start text-xs gap-2" htmlFor={id}>
        <input id={id} type="checkbox" checked={has_licence} onChange={(event) => setLicence(event.target.checked)} />
        <span>{text.licence}</span>
      </label>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          void upload(files)
        }}
      />
      <button
        type="button"
        className={css.action}
        disabled={!has_licence || is_sending}
        title={has_licence ? undefined : text.licenceFirst}
        onClick={() => input.current?.click()}
      >
        {is_sending ? text.uploading : text.upload}
      </button>
    </div>
  )
}

function RemoveDialog({ font, onClose }: { font: OwnFont; onClose: () => void }) {
  const text = useText(brandText)
  const { language } = useLanguage()
  const remove = useSend(removeFont, { refetch: [listOwnFonts], onSuccess: onClose })
  return (
    <Modal
      title={text.removeTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button kind="primary" disabled={remove.isPending} onClick={() => remove.mutate({ id: font.id })}>
            {text.removeNow}
          </Button>
        </>
      }
    >
      <p>{fill(text.removeBody, { name: font.family.label[language] })}</p>
    </Modal>
  )
}

/** The seller's own fonts: upload with the licence confirmed, list, remove. */
export function BrandFonts() {
  const text = useText(brandText)
  const found = useCall(listOwnFonts, {}, { quiet: true })
  const [removing, setRemoving] = useState<OwnFont | null>(null)
  const fonts = found.data?.data
  useEffect(() => {
    if (fonts) setOwnFonts(fonts)
  }, [fonts])
  const offered = fonts?.filter((font) => !font.is_removed)
  return (
    <section className={`flex flex-col min-w-0 gap-2 ${css.section}`} aria-label={text.fonts}>
      <h3>{text.fonts}</h3>
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {offered?.length === 0 ? <p className="text-xs text-studio">{text.noFonts}</p> : null}
      <ul className="bare-list flex flex-col gap-2">
        {offered?.map((font) => (
          <FontRow key={font.id} font={font} onRemove={() => setRemoving(font)} />
        ))}
      </ul>
      <UploadFonts />
      {removing ? <RemoveDialog font={removing} onClose={() => setRemoving(null)} /> : null}
    </section>
  )
}
