import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface FormFrameProps {
  /** Submits the form. False when something is missing: the focus then moves to the first invalid field. */
  readonly onSubmit: () => boolean
  readonly children: ReactNode
}

/**
 * A field that loses focus may show an error, which moves everything below it, and a button could slip away before the
 * click. So pressing a button keeps the focus where it is.
 */
const keepFocus = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

export function FormFrame({ onSubmit, children }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!onSubmit()) setRefusals((old) => old + 1)
  }
  return (
    <form ref={form} className="flex flex-col gap-4" noValidate onSubmit={submit} onMouseDown={keepFocus}>
      {children}
    </form>
  )
}
