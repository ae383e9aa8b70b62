import { defineText } from '../../../../shared/text/text.ts'

export const deskText = defineText({
  title: { zh: '图片工作台', en: 'Picture bench' },
  why: {
    zh: '用一张空白产品的照片，做出能换图案、换颜色的产品图。',
    en: 'Turn a photograph of a blank into product pictures that show any design in any colour.',
  },
  begin: { zh: '从照片新建', en: 'New from a photograph' },
  new_name: { zh: '新图片组', en: 'New picture set' },
  nameless: { zh: '未命名', en: 'Untitled' },
  for_product: {
    zh: '为产品 {code} 制作图片：新建一组，或打开已有的一组。',
    en: 'Pictures for {code}: start a new set or open an existing one.',
  },
  keyword: { zh: '名称', en: 'Name' },
  state: { zh: '状态', en: 'Status' },
  draft: { zh: '草稿', en: 'Draft' },
  making: { zh: '制作中', en: 'In progress' },
  ready: { zh: '已完成', en: 'Ready' },
  failed: { zh: '制作失败', en: 'Failed' },
  views: { zh: '{count} 个视角', en: 'Views: {count}' },
  used_by: { zh: '用于 {codes}', en: 'Used by {codes}' },
  remove: { zh: '删除', en: 'Delete' },
  remove_title: { zh: '删除“{name}”？', en: 'Delete “{name}”?' },
  remove_body: {
    zh: '草稿和画好的内容会删除；产品正在使用的图片会保留。',
    en: 'The drawing is deleted. Pictures that products use are kept.',
  },
  empty: { zh: '还没有图片组', en: 'No picture sets yet' },
  empty_body: {
    zh: '准备一张空白产品的照片，十几分钟就能做好一件 T 恤。',
    en: 'Take a photo of a blank product. A T-shirt takes about 15 minutes.',
  },
})
