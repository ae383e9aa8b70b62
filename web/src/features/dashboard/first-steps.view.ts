import type { FirstStep, getFirstSteps } from '@inkroute/contract/dashboard/first-steps'
import type { Reply } from '@inkroute/contract/endpoint'
import { listingPlatforms } from '@inkroute/contract/listing/platforms'
import type { firstStepsText } from './first-steps.text.ts'

export type FirstSteps = Reply<typeof getFirstSteps>
type TextKey = keyof typeof firstStepsText

export interface StepLink {
  readonly label: TextKey
  readonly to: string
}

/** Where a step leads, or why it has to wait. */
export interface StepWay {
  readonly links: readonly StepLink[]
  readonly wait: TextKey | null
}

const way = (...links: readonly StepLink[]): StepWay => ({ links, wait: null })
const waiting = (wait: TextKey): StepWay => ({ links: [], wait })

function sampleWay({ cart_lines, goods_id }: FirstSteps): StepWay {
  if (cart_lines > 0) return way({ label: 'sample_cart', to: '/main/cart' })
  return goods_id === null ? waiting('sample_wait') : way({ label: 'sample_go', to: `/goods/detail/${goods_id}` })
}

function publishWay({ goods_id, platform }: FirstSteps): StepWay {
  if (goods_id === null) return waiting('publish_wait_goods')
  const word = listingPlatforms.find((one) => one.platform !== null && one.platform === platform)?.word
  return word
    ? way({ label: 'publish_go', to: `/listing/${word}/release?goods=${goods_id}` })
    : waiting('publish_wait_shop')
}

const ways: Record<FirstStep, (steps: FirstSteps) => StepWay> = {
  design: () => way({ label: 'design_go', to: '/design/newSingleDesign' }, { label: 'design_more', to: '/products' }),
  sample: sampleWay,
  shop: () => way({ label: 'shop_go', to: '/myOrder/storeAdmin?connect=1' }),
  publish: publishWay,
  order: () =>
    way({ label: 'order_go', to: '/myOrder/orderAdmin' }, { label: 'order_import', to: '/myOrder/importOrder' }),
}

export const getWay = (key: FirstStep, steps: FirstSteps): StepWay => ways[key](steps)

/** The step that opens by itself: the first one that is not done. */
export const nextStep = ({ steps }: Pick<FirstSteps, 'steps'>): FirstStep | null =>
  steps.find(({ is_done }) => !is_done)?.key ?? null

export const countDone = ({ steps }: Pick<FirstSteps, 'steps'>) => ({
  done: steps.filter(({ is_done }) => is_done).length,
  all: steps.length,
})

/** Something that can need attention exists: an order of their own, or a shop that sends some. */
export const hasBegun = ({ steps }: Pick<FirstSteps, 'steps'>): boolean =>
  steps.some(({ key, is_done }) => is_done && key !== 'design')
