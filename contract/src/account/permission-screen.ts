/** A permission that can be granted separately. */
export interface Button {
  /** Full permission name, `<screen>:<verb>`. */
  readonly key: string
  readonly zh: string
  readonly en: string
}

export type MenuGroup = 'home' | 'selection' | 'design' | 'goods' | 'order' | 'listing' | 'setting' | 'account'

export interface Screen {
  readonly key: string
  readonly path: string
  readonly zh: string
  readonly en: string
  readonly group: MenuGroup
  /** Listed in a menu. Screens reached only from another screen are not. */
  readonly in_menu: boolean
  /** A screen that does not work yet is never linked and answers like an unknown path. */
  readonly is_built: boolean
  /** Open to every sub-account; cannot be taken away. */
  readonly is_open?: boolean
  readonly is_new?: boolean
  /** Opens in a new tab: the studio fills the window. */
  readonly is_blank?: boolean
  readonly buttons: readonly Button[]
}

type Flags = {
  menu?: false
  built?: true
  open?: true
  fresh?: true
  blank?: true
  buttons?: Record<string, [string, string]>
}

export function screen(group: MenuGroup, path: string, key: string, zh: string, en: string, flags: Flags = {}): Screen {
  return {
    key,
    path,
    zh,
    en,
    group,
    in_menu: flags.menu !== false,
    is_built: flags.built === true,
    ...(flags.open ? { is_open: true } : {}),
    ...(flags.fresh ? { is_new: true } : {}),
    ...(flags.blank ? { is_blank: true } : {}),
    buttons: Object.entries(flags.buttons ?? {}).map(([verb, [bzh, ben]]) => ({
      key: `${key}:${verb}`,
      zh: bzh,
      en: ben,
    })),
  }
}
