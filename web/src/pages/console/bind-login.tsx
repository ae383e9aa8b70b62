import { WechatScreen } from '../../features/auth/wechat/wechat-screen.tsx'

export default function Page() {
  return <WechatScreen />
}
