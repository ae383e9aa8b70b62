export { sendSmsMessage } from './sms/sms-gateway.ts'
