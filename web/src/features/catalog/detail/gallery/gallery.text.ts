import { defineText } from '../../../../shared/text/text.ts'

export const galleryText = defineText({
  label: { zh: '{name} 的图片', en: 'Pictures of {name}' },
  view_alt: { zh: '{name}，{color}，{view}', en: '{name} in {color}, {view}' },
  art_alt: { zh: '{name}，{color}，图案“{view}”', en: '{name} in {color} with “{view}”' },
  shot_hero: { zh: '{name}，实物效果', en: '{name}, finished product' },
  shot_detail: { zh: '{name}，细节', en: '{name}, close-up' },
  shot_scene: { zh: '{name}，使用场景', en: '{name} in use' },
  shot_scene2: { zh: '{name}，另一使用场景', en: '{name} in use, another setting' },
  chart_alt: { zh: '{name} 的尺寸图', en: 'Size diagram of {name}' },
  own_alt: { zh: '自己的展示图：{view}', en: 'Your picture: {view}' },
  model: { zh: '3D 旋转查看', en: 'View in 3D' },
  model_short: { zh: '3D', en: '3D' },
  chart: { zh: '尺寸图', en: 'Size diagram' },
  previous: { zh: '上一张', en: 'Previous picture' },
  next: { zh: '下一张', en: 'Next picture' },
  enlarge: { zh: '全屏查看', en: 'Full screen' },
  place: { zh: '第 {at} 张，共 {count} 张', en: '{at} of {count}' },
  zoom_in: { zh: '放大', en: 'Zoom in' },
  zoom_out: { zh: '缩小', en: 'Zoom out' },
  close: { zh: '关闭', en: 'Close' },
  zoom_hint: {
    zh: '滚轮或双指缩放，拖动移动，方向键换图',
    en: 'Scroll or pinch to zoom, drag to move, arrow keys for the next picture',
  },
  demo: { zh: '图案为演示', en: 'Demo artwork' },
})
