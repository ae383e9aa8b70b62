import type { ThemeConfig } from 'antd'
import { siteBrand } from '../brand/brand.ts'
import { color, font_size, motion, radius, shadow, space } from './tokens.ts'

const seconds = (value: string) => `${Number.parseInt(value, 10) / 1000}s`

const action = siteBrand().colour || color.action

/** The design tokens as an Ant Design theme. Only the console loads this. */
export const antdTheme: ThemeConfig = {
  token: {
    colorPrimary: action,
    colorLink: action,
    ...(siteBrand().colour ? {} : { colorPrimaryHover: color.action_hover, colorLinkHover: color.action_hover }),
    colorSuccess: color.success,
    colorWarning: color.warning,
    colorError: color.danger,
    colorInfo: action,
    colorText: color.ink,
    colorTextSecondary: color.ink_secondary,
    colorTextDescription: color.ink_secondary,
    colorTextPlaceholder: color.ink_faint,
    // Read-only forms and empty tables are there to be read.
    colorTextDisabled: color.ink_faint,
    // Text on a tag in its own light colour: Ant Design's default is too pale to read.
    green7: color.success_text,
    'green-7': color.success_text,
    gold7: color.warning_text,
    'gold-7': color.warning_text,
    orange7: color.warning_text,
    'orange-7': color.warning_text,
    volcano7: color.seal_text,
    'volcano-7': color.seal_text,
    colorBorder: color.line_strong,
    colorBorderSecondary: color.line,
    colorSplit: color.line,
    colorBgLayout: color.paper,
    colorBgContainer: color.surface,
    // The same token as the page's, which follows its language.
    fontFamily: 'var(--font-family)',
    fontFamilyCode: 'var(--font-mono)',
    fontSize: font_size.sm,
    lineHeight: 1.5,
    borderRadius: radius.control,
    borderRadiusLG: radius.card,
    controlHeight: 36,
    boxShadow: shadow.float,
    boxShadowSecondary: shadow.float,
    boxShadowTertiary: 'none',
    motionDurationFast: seconds(motion.fast),
    motionDurationMid: seconds(motion.normal),
    motionDurationSlow: seconds(motion.normal),
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
    Card: { headerFontSize: font_size.md, bodyPadding: space[6], headerPadding: space[6] },
    Table: {
      headerBg: color.hover,
      headerColor: color.ink_secondary,
      headerSplitColor: 'transparent',
      rowHoverBg: color.hover,
      cellPaddingBlock: space[3],
      cellPaddingInline: space[4],
    },
    Select: { multipleItemColorDisabled: color.ink_secondary },
    Tabs: { horizontalMargin: '0 0 16px', titleFontSize: font_size.sm },
    Modal: { titleFontSize: font_size.md },
    Form: { itemMarginBottom: space[6], labelColor: color.ink },
    Menu: { itemSelectedBg: color.action_soft },
  },
}
