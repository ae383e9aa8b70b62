import { defineText } from '../../../shared/text/text.ts'

export const panelText = defineText({
  search: { zh: '搜索名称或标签', en: 'Search names and tags' },
  folder: { zh: '文件夹', en: 'Folder' },
  all: { zh: '全部文件夹', en: 'All folders' },
  unsorted: { zh: '未分类', en: 'Unsorted' },
  any_tag: { zh: '全部标签', en: 'All tags' },
  tag: { zh: '标签', en: 'Tag' },
  none: { zh: '没有找到图片，上传一张试试。', en: 'No picture found; upload one.' },
  more: { zh: '显示更多', en: 'Show more' },
  url: { zh: '从网址导入', en: 'Import by address' },
  url_field: { zh: '图片网址', en: 'Address of a picture' },
  url_go: { zh: '导入', en: 'Import' },
})
