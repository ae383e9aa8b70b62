/**
 * The design tokens. `tokensCss` feeds the style sheets, `antd-theme.ts` the console's components. Shades only style
 * sheets use are in `palette.css`, typefaces in `fonts.css`.
 */
export const color = {
  paper: '#F7F6F3',
  surface: '#FFFFFF',
  ink: '#17202E',
  ink_secondary: '#5B6472',
  ink_faint: '#6D7480',
  line: '#E6E4DF',
  line_strong: '#D6D3CC',
  hover: '#FBFAF8',
  action: '#3B5BFD',
  action_hover: '#2F4AE0',
  action_soft: '#EEF1FF',
  seal: '#E8452C',
  seal_text: '#C93417',
  success: '#1E9E6A',
  success_text: '#147A50',
  warning: '#D98A00',
  warning_text: '#8F5B00',
  danger: '#D7373F',
  danger_text: '#BC242C',
} as const

export const font_size = { xs: 12, sm: 14, md: 16, lg: 20, xl: 24, h2: 32, h1: 44, hero: 56 } as const
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 6: 24, 8: 32, 12: 48, 18: 72 } as const
export const radius = { control: 6, card: 10, hero: 16 } as const
export const shadow = { float: '0 8px 28px rgba(23, 32, 46, 0.14)' } as const
export const motion = { fast: '120ms ease-out', normal: '200ms ease-out' } as const
export const size = { console_nav: 208, console_top: 56, public_width: 1320 } as const

const px = (name: string, values: Record<string, number>) =>
  Object.entries(values).map(([key, value]) => `--${name}-${key}:${value}px`)
const raw = (name: string, values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => `--${name}-${key.replaceAll('_', '-')}:${value}`)

export const tokensCss = `:root{${[
  ...raw('color', color),
  ...px('font', font_size),
  ...px('space', space),
  ...px('radius', radius),
  ...raw('shadow', shadow),
  ...raw('motion', motion),
  `--console-nav:${size.console_nav}px`,
  `--console-top:${size.console_top}px`,
  `--public-width:${size.public_width}px`,
].join(';')}}`
