import { screens } from '@inkroute/contract/account/permission-tree'
import type { PaletteEntry } from '../../../features/search/palette.ts'
import type { Language } from '../../../shared/text/text.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { actionText, formerNames } from './action.text.ts'
import type { MenuSection } from './console-menu.ts'

/** Screens of the menu, found by their name in both languages, their former name, address and group. */
export const pageEntries = (menu: readonly MenuSection[]): PaletteEntry[] =>
  menu.flatMap((section) =>
    section.items.map((item) => {
      const screen = screens.find(({ key }) => key === item.key)
      const former = formerNames[item.key]
      return {
        id: `page-${item.key}`,
        kind: 'page' as const,
        label: item.label,
        aliases: [
          item.path,
          section.label,
          ...(screen ? [screen.zh, screen.en] : []),
          ...(former ? [former.zh, former.en] : []),
        ],
        hint: section.label,
        icon: section.icon,
        to: item.path,
        is_blank: item.is_blank,
      }
    }),
  )

type ActionName = keyof typeof actionText

interface Action {
  readonly name: ActionName
  /** The screen it belongs to; who cannot open that is not offered the action. */
  readonly screen: string | null
  readonly to: string | null
  readonly icon: IconName
}

const actions: readonly Action[] = [
  { name: 'new_design', screen: '/design/newSingleDesign', to: '/products', icon: 'pen' },
  { name: 'import_orders', screen: '/myOrder/importOrder', to: '/myOrder/importOrder', icon: 'upload' },
  { name: 'connect_store', screen: '/myOrder/storeAdmin', to: '/myOrder/storeAdmin?connect=1', icon: 'link' },
  { name: 'top_up', screen: '/setting/recharge', to: '/setting/recharge', icon: 'wallet' },
  {
    name: 'pay_orders',
    screen: '/myOrder/orderAdmin',
    to: '/myOrder/orderAdmin?state=awaiting_payment',
    icon: 'wallet',
  },
  { name: 'publish', screen: '/listing/{platform}/release', to: '/listing/shopify/release', icon: 'listing' },
  { name: 'upload_artwork', screen: '/gallery/material', to: '/gallery/material', icon: 'upload' },
  { name: 'batch_design', screen: '/design/groupDesign', to: '/design/groupDesign', icon: 'layers' },
  { name: 'ask_support', screen: '/myOrder/workOrder', to: '/myOrder/workOrder?order=-', icon: 'headset' },
  { name: 'invite', screen: '/setting/createRole', to: '/setting/createRole', icon: 'team' },
  { name: 'language', screen: null, to: null, icon: 'globe' },
  { name: 'tutorial', screen: null, to: null, icon: 'book' },
  { name: 'log_out', screen: null, to: null, icon: 'logout' },
]

type ActionRuns = Readonly<Record<'language' | 'tutorial' | 'log_out', () => void>>

interface ActionInput {
  readonly language: Language
  readonly canOpen: (path: string) => boolean
  readonly runs: ActionRuns
}

const findRun = (runs: ActionRuns, name: ActionName): (() => void) | undefined =>
  Object.entries(runs).find(([key]) => key === name)?.[1]

/** What this person can do from the keyboard, in the words of either language. */
export const actionEntries = ({ language, canOpen, runs }: ActionInput): PaletteEntry[] =>
  actions
    .filter(({ screen }) => screen === null || canOpen(screen))
    .map(({ name, to, icon }) => {
      const { zh, en } = actionText[name]
      const run = findRun(runs, name)
      // The other words for it follow the name after a bar.
      const [label = ''] = actionText[name][language].split('|')
      return {
        id: `action-${name}`,
        kind: 'action' as const,
        label,
        aliases: [...zh.split('|'), ...en.split('|')],
        hint: '',
        icon,
        to: to === '/products' && language === 'en' ? '/en/products' : to,
        ...(run ? { run } : {}),
      }
    })
