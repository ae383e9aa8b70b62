import * as catalog from '@inkroute/contract/catalog/catalog'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { Banner } from '@inkroute/contract/site/home'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { demoPrints, modelAddresses } from '../../../features/catalog/detail/gallery/model-subject.view.ts'
import { call } from '../../../shared/api/client.ts'
import css from './home-turning.module.css'

/** An idle period counts when the browser has this much of it left … */
const SPARE_MS = 15
/** … and this many in a row, this far apart, make a calm page. */
const CALM_MOMENTS = 4
const BETWEEN_MS = 400

const idleMoment = (): Promise<IdleDeadline | null> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : resolve(null)))

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))

/** Resolves to true once the browser has been idle for a while and `isWanted` held throughout; to false when given up. */
export async function whenCalm(isWanted: () => boolean, signal: AbortSignal): Promise<boolean> {
  for (let calm = 0; calm < CALM_MOMENTS; ) {
    await pause()
    const moment = await idleMoment()
    if (signal.aborted) return false
    const is_calm = isWanted() && (moment === null || moment.timeRemaining() >= SPARE_MS)
    calm = is_calm ? calm + 1 : 0
  }
  return true
}

/** Software-rendered 3D would leave the processor no time for the page. */
export function hasHardwareRendering(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

const Turntable = lazy(() =>
  import('../../../features/catalog/turntable/turntable.tsx').then((module) => ({ default: module.Turntable })),
)

/** Wide enough, and no preference for reduced motion or data. */
const WIDE = '(min-width: 1020px) and (prefers-reduced-motion: no-preference)'
const WHITE = { hex: '#ffffff' }
const CHANGE_MS = 6000

const sparesBytes = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
const isWorthIt = () => window.matchMedia(WIDE).matches && !sparesBytes()
const isLookedAt = () => document.visibilityState === 'visible' && window.scrollY < window.innerHeight / 2

/** Slides repeat; load and wait for the product only once. */
const known = new Map<string, BasicProduct>()

async function findProduct(code: string): Promise<BasicProduct | null> {
  const [card] = (await call(catalog.listProducts, { code, page_size: 1 })).data
  return card?.code === code ? call(catalog.getProduct, { id: card.id }) : null
}

/** The product, loaded once the page is calm and visible; null until then, and on devices it would be too much for. */
function useRestingProduct(code: string): BasicProduct | null {
  const [product, setProduct] = useState<BasicProduct | null>(() => known.get(code) ?? null)
  useEffect(() => {
    if (known.has(code) || !isWorthIt()) return
    const leaving = new AbortController()
    const fetchIt = async () => {
      if (!(await whenCalm(isLookedAt, leaving.signal)) || !hasHardwareRendering()) return
      const found = await findProduct(code)
      if (found) known.set(code, found)
      if (!leaving.signal.aborted) setProduct(found)
    }
    // The still image stays; nothing is missing.
    fetchIt().catch(() => {})
    return () => leaving.abort()
  }, [code])
  return product
}

function Turning({
  product,
  artworks,
  picture,
}: {
  product: BasicProduct
  artworks: readonly string[]
  picture: ReactNode
}) {
  const [place, setPlace] = useState(0)
  useEffect(() => {
    if (artworks.length < 2) return
    const timer = setInterval(() => setPlace((before) => (before + 1) % artworks.length), CHANGE_MS)
    return () => clearInterval(timer)
  }, [artworks.length])
  const [is_ready, setReady] = useState(false)
  const artwork = artworks[place] ?? product.artwork
  const prints = useMemo(() => demoPrints({ ...product, artwork }), [product, artwork])
  const subject = {
    ...modelAddresses(product),
    color: product.colors[0] ?? WHITE,
    prints,
    light: product.light_params,
  }
  return (
    <>
      {is_ready ? null : picture}
      <div className={`absolute inset-0 ${css.turning}`} data-ready={is_ready} inert={!is_ready}>
        <Turntable subject={subject} name={product.name} fallback={null} onReady={() => setReady(true)} />
      </div>
    </>
  )
}

/** A still image first; on wide, idle screens the turning product itself, with one artwork after another. */
export function HomeTurning({ slide, picture }: { slide: Banner; picture: ReactNode }) {
  const product = useRestingProduct(slide.turning_product ?? '')
  if (!product?.has_model) return picture
  return (
    <Suspense fallback={picture}>
      <Turning product={product} artworks={slide.artworks} picture={picture} />
    </Suspense>
  )
}
