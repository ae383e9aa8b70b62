/** Keyboard shortcuts of the studio: defaults from the specification and the allowed alternatives. */
export interface HotKeyDefault {
  readonly index: number
  readonly action: string
  readonly zh: string
  readonly en: string
  readonly key: string
}

/** `Arrows` means all four arrow keys. */
export const hotKeyDefaults = [
  { index: 1, action: 'move', zh: '移动', en: 'Move', key: 'Arrows' },
  { index: 2, action: 'fill', zh: '填充', en: 'Fill', key: 'Ctrl+B' },
  { index: 3, action: 'fit', zh: '适应', en: 'Fit', key: 'Alt+B' },
  { index: 4, action: 'mirror-h', zh: '水平镜像', en: 'Mirror horizontally', key: 'Alt+V' },
  { index: 5, action: 'mirror-v', zh: '垂直镜像', en: 'Mirror vertically', key: 'Alt+N' },
  { index: 6, action: 'rotate-90', zh: '旋转 90°', en: 'Rotate 90°', key: 'Ctrl+Q' },
  { index: 7, action: 'delete', zh: '删除', en: 'Delete', key: 'Delete' },
  { index: 8, action: 'save-product', zh: '保存产品', en: 'Save product', key: 'Ctrl+S' },
  { index: 9, action: 'select-product', zh: '选择产品', en: 'Select product', key: 'Ctrl+F1' },
  { index: 10, action: 'theme-design', zh: '主题设计', en: 'Theme design', key: 'Ctrl+F2' },
  { index: 11, action: 'redesign', zh: '重新设计', en: 'Redesign', key: 'Alt+R' },
  { index: 12, action: 'tile-basic', zh: '基础平铺', en: 'Tile', key: 'Alt+S' },
  { index: 13, action: 'tile-mirrored', zh: '镜像平铺', en: 'Tile mirrored', key: 'Alt+C' },
  { index: 14, action: 'rotate-5', zh: '旋转 5°', en: 'Rotate 5°', key: 'Alt+Q' },
  { index: 15, action: 'rotate-45', zh: '旋转 45°', en: 'Rotate 45°', key: 'Alt+W' },
  { index: 16, action: 'undo', zh: '撤销', en: 'Undo', key: 'Ctrl+Z' },
  { index: 17, action: 'redo', zh: '重做', en: 'Redo', key: 'Ctrl+Y' },
] as const satisfies readonly HotKeyDefault[]

export type HotKeyAction = (typeof hotKeyDefaults)[number]['action']
export const hotKeyActions = hotKeyDefaults.map((entry) => entry.action) as [HotKeyAction, ...HotKeyAction[]]

export const hotKeyName = (action: HotKeyAction, language: 'zh' | 'en'): string =>
  hotKeyDefaults.find((entry) => entry.action === action)?.[language] ?? action

const modifiers = ['Ctrl', 'Alt', 'Shift'] as const
const PLAIN_KEY =
  /^(?:[A-Z0-9]|F(?:[1-9]|1[0-2])|Delete|Backspace|Enter|Space|Home|End|PageUp|PageDown|Insert|[[\]\-=;',./\\`])$/

/** Shortcuts reserved by browsers and systems, or too common to override. */
const closesOrOpensTabs = [
  'Ctrl+N',
  'Ctrl+T',
  'Ctrl+W',
  'Ctrl+Shift+N',
  'Ctrl+Shift+T',
  'Ctrl+Shift+W',
  'Ctrl+F4',
  'Alt+F4',
]
const belongsToBrowser = [
  'F1',
  'F3',
  'F5',
  'F6',
  'F7',
  'F11',
  'F12',
  'Ctrl+R',
  'Ctrl+F5',
  'Ctrl+Shift+R',
  'Ctrl+Shift+Q',
]
const belongsToDeveloper = ['Ctrl+Shift+I', 'Ctrl+Shift+J', 'Ctrl+Shift+C', 'Ctrl+Shift+Delete']
const belongsToEditing = ['Ctrl+C', 'Ctrl+V', 'Ctrl+X', 'Ctrl+A', 'Enter', 'Space', 'Backspace']
const switchesTabs = /^(?:Ctrl|Alt)\+[0-9]$/
const reserved = new Set([...closesOrOpensTabs, ...belongsToBrowser, ...belongsToDeveloper, ...belongsToEditing])

export type HotKeyProblem = 'malformed' | 'reserved' | 'arrows_only_move' | 'move_needs_arrows'

export const hotKeyProblemTexts: Record<HotKeyProblem, { zh: string; en: string }> = {
  malformed: { zh: '这个按键不能用作快捷键', en: 'This key cannot be used as a shortcut' },
  reserved: {
    zh: '浏览器或系统占用了这个组合，请换一个',
    en: 'The browser or system uses this combination; choose another',
  },
  arrows_only_move: { zh: '方向键只用于移动', en: 'Arrow keys are reserved for moving' },
  move_needs_arrows: {
    zh: '移动只能使用方向键，可加 Ctrl、Alt、Shift',
    en: 'Moving uses the arrow keys, optionally with Ctrl, Alt or Shift',
  },
}

/** `shift+ctrl+b` → `Ctrl+Shift+B`; null when it is not a combination at all. */
export function normaliseHotKey(text: string): string | null {
  const parts = text.split('+').map((part) => part.trim())
  const last = parts.pop() ?? ''
  const held = modifiers.filter((name) => parts.some((part) => part.toLowerCase() === name.toLowerCase()))
  if (held.length !== parts.length) return null
  const key = last.length === 1 ? last.toUpperCase() : last
  if (key !== 'Arrows' && !PLAIN_KEY.test(key)) return null
  return [...held, key].join('+')
}

/** Why this combination cannot serve this action, or null when it can. Conflicts between actions are another matter. */
export function hotKeyProblem(action: HotKeyAction, text: string): HotKeyProblem | null {
  const key = normaliseHotKey(text)
  if (key === null) return 'malformed'
  const is_arrows = key.endsWith('Arrows')
  if (action === 'move') return is_arrows ? null : 'move_needs_arrows'
  if (is_arrows) return 'arrows_only_move'
  return reserved.has(key) || switchesTabs.test(key) ? 'reserved' : null
}

export type HotKeyChoice = { readonly action: HotKeyAction; readonly key: string }

/** Pairs of actions that would answer the same keys, in the order of the list. */
export function hotKeyConflicts(choices: readonly HotKeyChoice[]): Array<[HotKeyAction, HotKeyAction]> {
  const first = new Map<string, HotKeyAction>()
  const conflicts: Array<[HotKeyAction, HotKeyAction]> = []
  for (const { action, key } of choices) {
    const holder = first.get(key)
    if (holder) conflicts.push([holder, action])
    else first.set(key, action)
  }
  return conflicts
}
