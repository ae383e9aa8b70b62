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
import { givePresses, tellWhatWasTyped, watchBox, whenAwake } from './wake.ts'

const never = () => () => {}

/** True for what the server has drawn already, false for what this browser draws by itself. */
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
    if (box.current) tellWhatWasTyped(box.current)
  }, [box])
  useEffect(() => {
    if (box.current) givePresses(box.current)
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

/** Kept from drawing again for nothing: whatever reaches a boundary that still waits would empty it. */
const Drawn = memo(({ content: Content, given }: PartProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? watchBox(box.current) : undefined), [])
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
 * A part of a page whose HTML and styles come with the page and whose code follows when the visitor stirs or the
 * browser is idle: `*.part.tsx`, imported by nobody else. Give it only what changes by navigation, since an update that
 * cannot wait would find its code missing. Drawn in the browser it is fetched like a screen, before it is shown.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const content = lazy(async () => {
    if (!import.meta.env.SSR) await whenAwake()
    return { default: (await load()) as ComponentType<object> }
  })
  return (props) => <Part content={content} given={{ ...props } as Record<string, unknown>} />
}
