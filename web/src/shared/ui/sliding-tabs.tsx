import { Tabs, type TabsProps } from 'antd'
import type { KeyboardEvent } from 'react'
import { useScrollToSelected } from '../hooks/use-scroll-to-selected.ts'
import css from './sliding-tabs.module.css'

type Items = NonNullable<TabsProps['items']>
type BarProps = Parameters<NonNullable<TabsProps['renderTabBar']>>[0]

/** The tab an arrow key moves to, wrapping at both ends. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')]
  const step = steps[event.key]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  tabs[step(at, tabs.length)]?.focus()
}

function Bar({ bar, items, label }: { bar: BarProps; items: Items; label: string | undefined }) {
  const sliding = useScrollToSelected<HTMLDivElement>(bar.activeKey)
  return (
    <div className="flex items-center justify-between min-w-0 border-b gap-4 mb-4">
      <div ref={sliding} className={css.tabs} role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {items.map((item) => {
          const is_chosen = item.key === bar.activeKey
          return (
            <button
              key={item.key}
              type="button"
              role="tab"
              className={`bare-button flex-none relative text-ink whitespace-nowrap p-0 ${css.tab}`}
              aria-selected={is_chosen}
              tabIndex={is_chosen ? 0 : -1}
              disabled={item.disabled === true}
              {...(bar.id ? { id: `${bar.id}-tab-${item.key}`, 'aria-controls': `${bar.id}-panel-${item.key}` } : {})}
              onClick={(event) => bar.onTabClick(item.key, event)}
            >
              {item.label}
            </button>
          )
        })}
      </div>
      {bar.extra as React.ReactNode}
    </div>
  )
}

/**
 * Ant Design's tabs with our own tab bar, which scrolls sideways. The original bar puts a “more” button among the tabs,
 * where screen readers expect only tabs.
 */
export function SlidingTabs({ items = [], 'aria-label': label, ...rest }: Omit<TabsProps, 'renderTabBar'>) {
  return (
    <Tabs
      className="min-w-0"
      {...rest}
      items={items}
      renderTabBar={(bar) => <Bar bar={bar} items={items} label={label} />}
    />
  )
}
