export interface RowAction {
  readonly key: string
  readonly label: string
  /** For screen readers, where the label alone does not say which row it is about. */
  readonly name?: string
  /** With a route, it runs as the link is followed. */
  readonly onClick?: () => void
  /** A link, opened in a new tab, instead of a click. */
  readonly to?: string
  /** A screen of the console, opened in place. */
  readonly route?: string
  /** A file to download. */
  readonly download?: string
  readonly is_danger?: boolean
  readonly is_busy?: boolean
  readonly is_disabled?: boolean
  /** Why it is not possible now; disables it. */
  readonly refusal?: string
  /** Asked before the click counts. */
  readonly confirm?: {
    readonly title: string
    readonly body?: string
    readonly ok?: string
    readonly cancel?: string
  }
}

const VISIBLE = 2

/** Two actions stay visible; the others go into a menu, with what destroys something at its end. */
export function splitActions(actions: readonly (RowAction | false | null)[]): {
  readonly visible: readonly RowAction[]
  readonly more: readonly RowAction[]
} {
  const offered = actions.filter((action): action is RowAction => Boolean(action))
  if (offered.length <= VISIBLE) return { visible: offered, more: [] }
  const calm = offered.filter((action) => !action.is_danger)
  const visible = calm.slice(0, VISIBLE)
  return { visible, more: [...calm.slice(VISIBLE), ...offered.filter((action) => action.is_danger)] }
}
