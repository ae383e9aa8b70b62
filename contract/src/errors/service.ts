import { business } from './entry.ts'

/** Services this installation has not set up. */
export const serviceErrors = {
  pay_way_off: business(
    422,
    '本站暂未开通{name}，请选择其他方式',
    '{name} is not available here; choose another payment method',
  ),
  bank_off: business(422, '本站暂未开通银行转账充值', 'Bank transfers are not available here'),
  sms_off: business(
    422,
    '本站暂未开通短信，无法发送验证码。请联系客服',
    'Text messages are not set up here, so no code can be sent. Please contact support',
  ),
  mail_off: business(
    422,
    '本站暂未开通邮件，无法发送验证码。请改用手机或联系客服',
    'Email is not set up here, so no code can be sent. Use a phone number or contact support',
  ),
  service_settings_unfinished: business(
    422,
    '有 {count} 项需要修改',
    '{count} {count|field needs|fields need} to be corrected',
  ),
  wechat_off: business(422, '本站暂未开通微信绑定', 'WeChat is not available here'),
  store_platform_off: business(
    422,
    '本站暂未接入“{platform}”，目前无法连接该平台的店铺',
    '{platform} is not set up here yet, so its stores cannot be connected',
  ),
}
