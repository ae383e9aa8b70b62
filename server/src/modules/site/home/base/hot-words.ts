import type { HintContent, HotWordContent } from '@inkroute/contract/site/editor'
import type { KeyedContent } from '../../../../infra/content/content-kind.ts'
import { always, words } from './words.ts'

const word = (key: string, zh: string, en: string, is_hot = false, jump_url: string | null = null) => ({
  key,
  payload: { word: words(zh, en), is_hot, jump_url, ...always } satisfies HotWordContent,
})

export const baseHotWords: readonly KeyedContent<HotWordContent>[] = [
  word('tshirt', 'T恤', 'T-shirt', true),
  word('mug', '马克杯', 'Mug', true),
  word('tote', '帆布袋', 'Tote bag'),
  word('phone-case', '手机壳', 'Phone case'),
  word('canvas', '帆布画', 'Canvas'),
  word('pillow', '抱枕', 'Pillow'),
  word('christmas', '圣诞挂饰', 'Ornament', true),
  word('us-eu', '海外仓直发', 'Ships from US and EU', false, '/zone/US-EU'),
]

export const baseHints: readonly KeyedContent<HintContent>[] = [
  {
    key: 'floors',
    payload: {
      text: words('向下看：今天能卖的产品', 'Below: what you can sell today'),
      jump_url: '/#floors',
      ...always,
    },
  },
]
