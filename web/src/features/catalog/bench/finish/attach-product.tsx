import type { BenchResultView } from '@inkroute/contract/catalog/bench/bench'
import {
  createDeskProduct,
  type DeskEditor,
  getDeskProduct,
  saveDeskProduct,
} from '@inkroute/contract/catalog/desk/desk'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../shared/api/client.ts'
import { handleFailure } from '../../../../shared/api/failure-handler.ts'
import { ApiError } from '../../../../shared/api/request.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { sizeNames } from '../../desk/draft/document-change.view.ts'
import { useProduct, useProductColours } from '../desk/use-product.ts'
import { newProduct, type ProductStart, withBenchViews } from '../document/attach.view.ts'
import { useBench } from '../draft/bench-store.ts'
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

interface NewProductProps {
  readonly onBegin: (start: ProductStart) => void
}

/** Code, colours and sizes: with them the draft has its variants and their print widths at once. */
function NewProduct({ onBegin }: NewProductProps) {
  const text = useText(finishText)
  const { language } = useLanguage()
  const name = useBench(({ history }) => history.present.name)
  const colours = useProductColours()
  const [code, setCode] = useState('')
  const [sizes, setSizes] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const taken = chosen.length > 0 ? chosen : colours.slice(0, 1).map(({ key }) => key)
  const toggle = (key: string) => setChosen(taken.includes(key) ? taken.filter((one) => one !== key) : [...taken, key])
  const begin = () =>
    onBegin({
      code,
      name,
      colours: colours.filter(({ key }) => taken.includes(key)),
      sizes: sizes.trim() === '' ? [text.one_size] : sizeNames(sizes),
    })
  return (
    <div className={`grid gap-1 ${css.field}`}>
      <label htmlFor="bench-code">{text.code}</label>
      <input
        id="bench-code"
        value={code}
        maxLength={60}
        placeholder={text.code_example}
        onChange={(event) => setCode(event.target.value.toLowerCase().trim())}
      />
      <fieldset className={`flex flex-wrap gap-2 ${css.swatches}`} aria-label={text.colours}>
        {colours.map((one) => (
          // biome-ignore lint/a11y/useSemanticElements: a swatch is a button with a colour.
          <button
            key={one.key}
            type="button"
            role="checkbox"
            aria-checked={taken.includes(one.key)}
            aria-label={one.name[language] || one.key}
            title={one.name[language] || one.key}
            style={{ background: one.hex }}
            onClick={() => toggle(one.key)}
          />
        ))}
      </fieldset>
      <label htmlFor="bench-sizes">{text.sizes}</label>
      <input
        id="bench-sizes"
        value={sizes}
        maxLength={200}
        placeholder={text.sizes_example}
        onChange={(event) => setSizes(event.target.value)}
      />
      <button type="button" className={css.button} disabled={!CODE.test(code)} onClick={begin}>
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
      <p className={`flex flex-wrap items-center gap-2 ${css.done}`}>
        <span>{text.attached}</span>
        <Link className={css.button} to={`/ops/catalog/${done.id}`}>
          {done.document.name.zh || done.document.code}
        </Link>
      </p>
    )
  }
  return (
    <fieldset className={`grid flex-wrap min-w-0 border-0 gap-3 p-0 m-0 ${css.attach}`} disabled={is_busy}>
      <legend>{text.attach}</legend>
      {product ? (
        <button type="button" className={css.primary} onClick={() => void run(() => attachTo(product.id, made))}>
          {text.attach_to} {product.document.name.zh || product.document.code}
        </button>
      ) : null}
      <ProductSearch onChoose={(id) => void run(() => attachTo(id, made))} />
      <NewProduct
        onBegin={(start) => void run(() => call(createDeskProduct, { document: newProduct(start, made, hasModel()) }))}
      />
    </fieldset>
  )
}
