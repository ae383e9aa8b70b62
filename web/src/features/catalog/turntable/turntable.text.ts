import { defineText } from '../../../shared/text/text.ts'

export const turntableText = defineText({
  label: {
    zh: '{name} 的 3D 模型，方向键旋转，加减号缩放',
    en: '3D model of {name}: arrow keys rotate, plus and minus zoom',
  },
  loading: { zh: '正在加载 3D 模型…', en: 'Loading the 3D model…' },
  hint: { zh: '拖动旋转，滚轮或双指缩放', en: 'Drag to rotate, scroll or pinch to zoom' },
  pause: { zh: '停止自动旋转', en: 'Stop rotating' },
  play: { zh: '自动旋转', en: 'Rotate automatically' },
  zoom_in: { zh: '放大', en: 'Zoom in' },
  zoom_out: { zh: '缩小', en: 'Zoom out' },
  reset: { zh: '回到正面', en: 'Reset view' },
  no_webgl: {
    zh: '这个浏览器不能显示 3D，下面是各个角度的图片。',
    en: 'This browser cannot show 3D. Here are pictures from each side.',
  },
  failed: {
    zh: '3D 模型加载失败，下面是各个角度的图片。',
    en: 'The 3D model could not be loaded. Here are pictures from each side.',
  },
  retry: { zh: '重新加载', en: 'Try again' },
})
