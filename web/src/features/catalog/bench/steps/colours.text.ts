import { defineText } from '../../../../shared/text/text.ts'

export const coloursText = defineText({
  try_colours: { zh: '试换颜色', en: 'Try the colours' },
  photographed: { zh: '照片原色', en: 'As photographed' },
  no_product: {
    zh: '还没有圈出产品：现在只有印面会换色。请到“遮挡”一步点一下背景。',
    en: 'The product is not marked yet, so only the print surface changes colour. Click the background in “Masks”.',
  },
  blank: { zh: '空白产品的颜色', en: 'Colour of the blank' },
  measured: { zh: '自动测得', en: 'Measured' },
  measure: { zh: '自动', en: 'Measure' },
  blank_hint: {
    zh: '用白色或浅灰的产品拍照，换色最准。',
    en: 'Recolouring works best from a white or light grey blank.',
  },
  backdrop: { zh: '产品以外', en: 'Around the product' },
  backdrop_photo: { zh: '保留照片', en: 'Photograph' },
  backdrop_plain: { zh: '商城底色', en: 'Plain' },
  photos: { zh: '各颜色的照片', en: 'A photograph for each colour' },
  photos_hint: {
    zh: '某个颜色有同机位的实拍照，就在这里指定；其余颜色自动换色。',
    en: 'Choose one if you photographed that colour from the same position. The others are recoloured.',
  },
  recoloured: { zh: '自动换色', en: 'Recolour' },
})
