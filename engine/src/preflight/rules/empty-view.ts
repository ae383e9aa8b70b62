import type { PreflightRule } from '../core/preflight-types.ts'

const nothing = (view: { background: string | null; layers: readonly unknown[] }) =>
  view.background === null && view.layers.length === 0

export const emptyView: PreflightRule = {
  id: 'empty_view',
  check: ({ design, layers, name }, { document }) => {
    if (design.background !== null || layers.length > 0) return []
    if (design.layers.length > 0) {
      return [
        {
          level: 'warning',
          layer: null,
          message: {
            zh: `${name}的图层全部隐藏或完全透明，这一面会是空白。`,
            en: `All layers of ${name} are hidden or fully transparent: this side will be blank.`,
          },
        },
      ]
    }
    const is_all_empty = document.views.every(nothing)
    // Reported once, on the first side.
    if (is_all_empty && document.views[0]?.view_id !== design.view_id) return []
    return [
      is_all_empty
        ? {
            level: 'error',
            layer: null,
            message: {
              zh: '设计还是空的：先放一张图或一段文字。',
              en: 'The design is empty: add a picture or some text first.',
            },
          }
        : {
            level: 'hint',
            layer: null,
            message: { zh: `${name}没有图案，将按空白生产。`, en: `${name} has no design and will be produced blank.` },
          },
    ]
  },
}
