import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { recordPresses, replayInput, replayPresses, whenIdleOrUsed } from './part-hydration.ts'

const never = () => () => {}

/** True for HTML rendered by the server, false for parts first rendered in this browser. */
const useIsDrawn = () =>
  useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  )[0]

function Alive({ box }: { box: RefObject<HTMLDivElement | null> }) {
  useLayoutEffect(() => {
    if (box.current) replayInput(box.current)
  }, [box])
  useEffect(() => {
    if (box.current) replayPresses(box.current)
  }, [box])
  return null
}

interface PartProps {
  readonly content: ComponentType<object>
  readonly given: Readonly<Record<string, unknown>>
}

const isSame = (before: PartProps, now: PartProps) =>
  before.content === now.content &&
  Object.keys({ ...before.given, ...now.given }).every((key) => Object.is(before.given[key], now.given[key]))

/** Memoised: any update that reaches a boundary that is still waiting would clear it. */
const Drawn = memo(({ content: Content, given }: PartProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? recordPresses(box.current) : undefined), [])
  return (
    <div ref={box} data-later="">
      <Suspense fallback={null}>
        <Content {...given} />
        <Alive box={box} />
      </Suspense>
    </div>
  )
}, isSame)

function Part({ content: Content, given }: PartProps) {
  return useIsDrawn() ? <Drawn content={Content} given={given} /> : <Content {...given} />
}

/**
 * A part of a page whose HTML and styles come with the page and whose code loads on the first interaction or when the
 * browser is idle: `*.part.tsx`, imported nowhere else. Its props may change only by navigation, since an urgent update
 * would find the code missing. When first rendered in the browser, its code loads before it is shown.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const content = lazy(async () => {
    if (!import.meta.env.SSR) await whenIdleOrUsed()
    return { default: (await load()) as ComponentType<object> }
  })
  return (props) => <Part content={content} given={{ ...props } as Record<string, unknown>} />
}
