import { benchLimits } from '@inkroute/contract/catalog/bench/bench'
import { type DragEvent, useRef, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { withPhotos } from '../document/shots.view.ts'
import { addPhotos, apply, chooseShot, documentNow } from '../draft/bench-store.ts'
import { addPhotosText } from './add-photos.text.ts'
import css from './photo.module.css'
import { uploadPhotos } from './upload-photos.ts'

const isPicture = ({ type }: File): boolean => type.startsWith('image/')

/** Uploads photographs and makes a view of each. */
function useAddPhotos() {
  const text = useText(addPhotosText)
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const add = async (list: Iterable<File>) => {
    const files = [...list].filter(isPicture)
    if (files.length === 0) return
    setProgress({ done: 0, all: files.length })
    const { photos, problems } = await uploadPhotos(files, (done) => setProgress({ done, all: files.length }))
    setProgress(null)
    const [problem] = problems
    if (problem) showToast('error', fill(text.refused, { name: problem.name, reason: problem.reason }))
    if (photos.length === 0) return
    addPhotos(photos)
    const first = documentNow().shots.length
    apply((document) => withPhotos(document, photos))
    chooseShot(Math.min(first, benchLimits.max_shots - 1))
  }
  return { add, progress }
}

function FileInputs({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const text = useText(addPhotosText)
  const [files, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const take = (event: React.ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    event.target.value = ''
  }
  return (
    <div className={`flex flex-wrap justify-center gap-2 ${css.inputs}`}>
      <button type="button" onClick={() => files.current?.click()}>
        <Icon name="upload" size_px={18} />
        {text.choose}
      </button>
      <button type="button" className={css.camera} onClick={() => camera.current?.click()}>
        {text.camera}
      </button>
      <input ref={files} type="file" accept="image/*" multiple hidden aria-label={text.choose} onChange={take} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={text.camera}
        onChange={take}
      />
    </div>
  )
}

/** Choose, take or drop photographs. Large while there is none. */
export function AddPhotos({ is_large }: { is_large?: boolean }) {
  const text = useText(addPhotosText)
  const { add, progress } = useAddPhotos()
  const [is_over, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void add(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the buttons inside.
    <div
      className={`grid text-studio text-center rounded-card gap-2 p-3 ${css.drop}`}
      data-large={is_large || undefined}
      data-over={is_over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {is_large ? (
        <>
          <Icon name="shirt" size_px={56} />
          <h2>{text.title}</h2>
          <p>{text.advice}</p>
        </>
      ) : null}
      {progress ? (
        <p role="status">{fill(text.uploading, { done: progress.done + 1, all: progress.all })}</p>
      ) : (
        <FileInputs onFiles={(files) => void add(files)} />
      )}
      {is_large ? <small className="text-xs">{text.formats}</small> : null}
    </div>
  )
}
