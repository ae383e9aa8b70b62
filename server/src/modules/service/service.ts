export type { CarrierEvent, LabelRequest, MadeLabel } from './carrier/carrier.ts'
export {
  asLabelCarrier,
  cancelCarrierLabel,
  carrierPushPath,
  customsRate,
  makeCarrierLabel,
  readCarrierPush,
  registerTracking,
  trackParcel,
} from './carrier/carriers.ts'
export { sendMail } from './mail/mail-gateway.ts'
export { renderMail } from './mail/mail-layout.view.ts'
export { serviceHooks } from './service.hooks.ts'
export { ServiceRefusal } from './sms/provider.ts'
export { sendSmsMessage } from './sms/sms-gateway.ts'
export {
  CALLBACK_PATH,
  createQrTicket,
  fetchPerson,
  fetchProfile,
  fetchQrPicture,
  loginPage,
  sendTemplateMessage,
  type WechatPerson,
  WechatRefusal,
} from './wechat/wechat-gateway.ts'
export { callbackToken, hasWechatLogin } from './wechat/wechat-route.ts'
