interface DemoFolder {
  readonly name: string
  readonly parent?: string
  /** Words in the names of the pictures that lie in it. */
  readonly words: readonly string[]
}

/** How the demo seller sorts: by season and by where a picture is used. */
export const demoFolders: readonly DemoFolder[] = [
  { name: '夏季海滩', words: ['椰林', '日落', '落日', '灯塔', '巨浪', '沙丘'] },
  { name: '满印花纹', words: ['四方连续', '满印', '条纹', '碎花', '豹纹', '格子'] },
  { name: '动物', words: ['小狐', '熊猫', '考拉', '老虎', '树懒'] },
  { name: '宠物', parent: '动物', words: ['柯基', '柴犬', '法斗', '橘猫', '黑猫'] },
  { name: '节日', words: ['新年'] },
  { name: '圣诞', parent: '节日', words: ['圣诞', '驯鹿', '雪人'] },
  { name: '父亲节与母亲节', parent: '节日', words: ['老爸', '妈妈'] },
  { name: '文字标语', words: ['文字'] },
  { name: '客户来图 待确认', words: ['富士', '月之眼', '花瓶'] },
]

/** Tags by words in the name. */
export const demoTags: readonly { readonly name: string; readonly words: readonly string[] }[] = [
  { name: '热卖', words: ['椰林', '巨浪', '柯基', '圣诞树', '好心情', '柠檬园', '向日葵'] },
  { name: 'T恤', words: ['文字', '落日', '灯塔', '露营车', '宇航猫', '小火箭', '拉面'] },
  { name: '抱枕', words: ['满印', '四方连续', '花环', '薰衣草', '雾山'] },
  { name: '马克杯', words: ['咖啡', '奶茶', '甜甜圈', '老爸', '妈妈', '橘猫'] },
  { name: '终稿', words: ['终稿', '富士', '极光', '日与月'] },
  { name: '可爱', words: ['小狐', '熊猫', '考拉', '老虎', '树懒', '柯基', '柴犬', '法斗', '橘猫', '雪人', '宇航猫'] },
  { name: '复古', words: ['复古', '七十年代', '原子', '包豪斯', '霓虹'] },
]

export const hasWord = (name: string, words: readonly string[]): boolean => words.some((word) => name.includes(word))
