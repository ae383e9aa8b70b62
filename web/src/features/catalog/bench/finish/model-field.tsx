import { addBenchModel, removeBenchModel } from '@inkroute/contract/catalog/bench/bench'
import { useRef, useState } from 'react'
import { call } from '../../../../shared/api/client.ts'
import { handleFailure } from '../../../../shared/api/failure-handler.ts'
import { ApiError } from '../../../../shared/api/request.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { takeAnswer, useBench } from '../draft/bench-store.ts'
import { saveNow } from '../draft/bench-sync.ts'
import css from '../steps/steps.module.css'
import { finishText } from './attach.text.ts'
import { Section } from './controls.tsx'

/** A model with named slots, shown in 3D beside the pictures. */
export function ModelField() {
  const text = useText(finishText)
  const model = useBench(({ set }) => set?.model ?? null)
  const input = useRef<HTMLInputElement>(null)
  const [is_busy, setBusy] = useState(false)
  const change = async (file: File | null) => {
    setBusy(true)
    await saveNow()
    const { set } = useBench.getState()
    try {
      if (set) {
        const step = { id: set.id, revision: set.revision }
        takeAnswer(await (file ? call(addBenchModel, step, { file }) : call(removeBenchModel, step)))
      }
    } catch (error) {
      if (error instanceof ApiError) handleFailure(error)
      else throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={text.model}>
      <p className="text-xs leading-1.6 text-studio">
        {model ? `${text.slots}: ${model.slots.join(', ')}` : text.model_hint}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className={css.button} disabled={is_busy} onClick={() => input.current?.click()}>
          {model ? text.replace_model : text.add_model}
        </button>
        {model ? (
          <button type="button" className={css.quiet} disabled={is_busy} onClick={() => void change(null)}>
            {text.remove_model}
          </button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".glb,model/gltf-binary"
        aria-label={text.add_model}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void change(file)
          event.target.value = ''
        }}
      />
    </Section>
  )
}
