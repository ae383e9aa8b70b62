import { defineText } from '../../../../shared/text/text.ts'

export const addPhotosText = defineText({
  title: { zh: '放入空白产品的照片', en: 'Add photographs of the blank product' },
  advice: {
    zh: '白色或浅色产品、均匀的光、干净的背景，手机就能拍。可以一次放多张，每张做成一个视角。',
    en: 'A white or light product, even lighting and a plain background; a phone camera is enough. Each photograph becomes a view.',
  },
  choose: { zh: '选择照片', en: 'Choose photographs' },
  camera: { zh: '拍照', en: 'Take a photograph' },
  uploading: { zh: '正在上传 {done} / {all}…', en: 'Uploading {done} of {all}…' },
  refused: { zh: '{name} 未能上传：{reason}', en: '{name} was not uploaded: {reason}' },
  formats: {
    zh: '拖到这里也可以。JPG、PNG、WebP，至少 600 像素，最大 40 MB。',
    en: 'Or drop them here. JPG, PNG or WebP, at least 600 px, up to 40 MB.',
  },
})
