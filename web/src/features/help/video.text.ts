import { defineText } from '../../shared/text/text.ts'

export const videoText = defineText({
  title: { zh: '视频教程', en: 'Tutorial videos' },
  lead: {
    zh: '每段十几秒，直接录自{brand}。没有声音，步骤写在字幕和下方文字里。',
    en: 'A few seconds each, recorded in {brand} itself. There is no sound: the steps are in the captions and in the text below.',
  },
  play: { zh: '播放“{title}”', en: 'Play “{title}”' },
  seconds: { zh: '{count} 秒', en: '{count} s' },
  transcript: { zh: '文字步骤', en: 'Steps as text' },
  jump: { zh: '跳到 {time}', en: 'Jump to {time}' },
  none: { zh: '还没有视频', en: 'No videos yet' },
  more: { zh: '想看更详细的说明？', en: 'Want more detail?' },
  help: { zh: '前往帮助中心', en: 'Open the help centre' },
})
