import type { ConfigProviderProps } from 'antd'
import { font_size, space } from './tokens.ts'

/**
 * The one frame of dialogs and drawers: title, padding and footer are the same everywhere, as in `modal.module.css` for
 * public pages. Footers read from the way out on the left to the main action on the right.
 */
export const modalFrame: NonNullable<ConfigProviderProps['modal']> = {
  styles: {
    header: { marginBottom: space[4], paddingInlineEnd: space[8] },
    title: { fontSize: font_size.lg, lineHeight: 1.4 },
    footer: { marginTop: space[6] },
  },
}

export const drawerFrame: NonNullable<ConfigProviderProps['drawer']> = {
  styles: {
    wrapper: { maxWidth: '100vw' },
    header: { padding: `${space[4]}px ${space[6]}px` },
    title: { fontSize: font_size.lg, lineHeight: 1.4 },
    body: { padding: space[6] },
    footer: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: space[2],
      padding: `${space[4]}px ${space[6]}px`,
    },
  },
}
