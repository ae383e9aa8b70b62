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
  /** Another address of the screen with this key: granted together with it and never listed on its own. */
  readonly alias_of?: string
  /** A tab of the screen with this key: in the menu only of people who cannot open the first tab. */
  readonly tab_of?: string
  /** What menu and page are called, where that differs from the permission: tabs of one screen share it. */
  readonly title?: { readonly zh: string; readonly en: string }
  readonly buttons: readonly Button[]
}

type Flags = {
  menu?: false
  built?: true
  open?: true
  fresh?: true
  blank?: true
  alias_of?: string
  tab_of?: string
  title?: [string, string]
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
    ...(flags.alias_of ? { alias_of: flags.alias_of } : {}),
    ...(flags.tab_of ? { tab_of: flags.tab_of } : {}),
    ...(flags.title ? { title: { zh: flags.title[0], en: flags.title[1] } } : {}),
    buttons: Object.entries(flags.buttons ?? {}).map(([verb, [bzh, ben]]) => ({
      key: `${key}:${verb}`,
      zh: bzh,
      en: ben,
    })),
  }
}

/** The name of a screen in menus, titles and headings. */
export const getTitle = ({ title, zh, en }: Screen): { readonly zh: string; readonly en: string } => title ?? { zh, en }
