import { defineText } from '../../../shared/text/text.ts'

export const incomingText = defineText({
  choose: { zh: '上传图片', en: 'Upload pictures' },
  choose_note: {
    zh: '可一次选多个，也可以直接拖到画布上',
    en: 'Select several at once, or drop them on the canvas',
  },
  drop: { zh: '松开鼠标，上传并放在这里', en: 'Drop to upload and place it here' },
  sending: { zh: '正在上传 {name} · {share}%', en: 'Uploading {name} · {share}%' },
  reading: { zh: '正在读取 {name}', en: 'Reading {name}' },
  failed: {
    zh: '{name} 没能上传，请检查网络后重试',
    en: '{name} was not uploaded. Check your connection and try again',
  },
  refused: { zh: '{name}：{reason}', en: '{name}: {reason}' },
  page: { zh: '第 {page} 页', en: 'Page {page}' },
  page_of: { zh: '{name} 的页', en: 'Page of {name}' },
  page_take: { zh: '放到画布', en: 'Place' },
  cancel: { zh: '取消 {name}', en: 'Cancel {name}' },
  noPicture: { zh: '剪贴板里没有图片，也没有复制的图层', en: 'The clipboard has no picture or layers' },
})
