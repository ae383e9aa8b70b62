import type { BenchResultView } from '@inkroute/contract/catalog/bench/bench'
import {
  createDeskProduct,
  type DeskEditor,
  getDeskProduct,
  saveDeskProduct,
} from '@inkroute/contract/catalog/desk/desk'
import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../shared/api/client.ts'
import { handleFailure } from '../../../../shared/api/failure-handler.ts'
import { ApiError } from '../../../../shared/api/request.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { useBench } from '../bench-store.ts'
import { useProduct } from '../desk/use-product.ts'
import { withBenchViews } from '../document/attach.view.ts'
import css from '../steps/steps.module.css'
import { finishText } from './attach.text.ts'
import { ProductSearch } from './product-search.tsx'

const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Saves the views in the draft of a product: what visitors see does not change before it is published. */
async function attachTo(id: number, made: readonly BenchResultView[]): Promise<DeskEditor> {
  const { document, revision } = await call(getDeskProduct, { id })
  return call(saveDeskProduct, { id, revision, document: withBenchViews(document, made, hasModel()) })
}

const hasModel = (): boolean => Boolean(useBench.getState().set?.model)

function beginWith(code: string, name: string, made: readonly BenchResultView[]): Promise<DeskEditor> {
  const document = ProductDocument.parse({ code, name: { zh: name, en: '' } })
  return call(createDeskProduct, { document: withBenchViews(document, made, hasModel()) })
}

function NewProduct({ onBegin }: { onBegin: (code: string, name: string) => void }) {
  const text = useText(finishText)
  const name = useBench(({ history }) => history.present.name)
  const [code, setCode] = useState('')
  return (
    <div className={css.field}>
      <label htmlFor="bench-code">{text.code}</label>
      <input
        id="bench-code"
        value={code}
        maxLength={60}
        placeholder={text.code_example}
        onChange={(event) => setCode(event.target.value.toLowerCase().trim())}
      />
      <button type="button" className={css.button} disabled={!CODE.test(code)} onClick={() => onBegin(code, name)}>
        {text.begin}
      </button>
    </div>
  )
}

/** Puts the finished views on a product: the one the bench was opened from, another one, or a new draft. */
export function AttachProduct({ made }: { made: readonly BenchResultView[] }) {
  const text = useText(finishText)
  const product = useProduct()
  const [done, setDone] = useState<DeskEditor | null>(null)
  const [is_busy, setBusy] = useState(false)
  const run = async (work: () => Promise<DeskEditor>) => {
    setBusy(true)
    try {
      setDone(await work())
    } catch (error) {
      if (error instanceof ApiError) handleFailure(error)
      else throw error
    } finally {
      setBusy(false)
    }
  }
  if (done) {
    return (
      <p className={css.done}>
        <span>{text.attached}</span>
        <Link className={css.button} to={`/ops/catalog/${done.id}`}>
          {done.document.name.zh || done.document.code}
        </Link>
      </p>
    )
  }
  return (
    <fieldset className={css.attach} disabled={is_busy}>
      <legend>{text.attach}</legend>
      {product ? (
        <button type="button" className={css.primary} onClick={() => void run(() => attachTo(product.id, made))}>
          {text.attach_to} {product.document.name.zh || product.document.code}
        </button>
      ) : null}
      <ProductSearch onChoose={(id) => void run(() => attachTo(id, made))} />
      <NewProduct onBegin={(code, name) => void run(() => beginWith(code, name, made))} />
    </fieldset>
  )
}
