/** The part of a keyboard event that matters. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
}

const codes: Record<string, string> = {
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '-',
  Equal: '=',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
  Backslash: '\\',
  Backquote: '`',
  NumpadEnter: 'Enter',
}

const modifierKeys = new Set(['Control', 'Alt', 'Shift', 'Meta', 'AltGraph', 'CapsLock', 'Fn'])

/** The key by its position: with Alt held, `key` is another letter on some systems. */
function keyName({ key, code }: KeyPress): string {
  const letter = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1]
  if (letter) return letter
  if (key.startsWith('Arrow')) return 'Arrows'
  return codes[code] ?? (code || key)
}

/** `Ctrl+Shift+B`; null while only modifiers are held. Command counts as Ctrl. */
export function findCombination(press: KeyPress): string | null {
  if (modifierKeys.has(press.key)) return null
  const held = [(press.ctrlKey || press.metaKey) && 'Ctrl', press.altKey && 'Alt', press.shiftKey && 'Shift']
  return [...held.filter(Boolean), keyName(press)].join('+')
}
