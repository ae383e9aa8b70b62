import { storePlatforms } from '@inkroute/contract/store/platforms'
import type { Config } from './config/config.ts'
import type { AppCtx } from './infra/context.ts'
import { bankAccount, isServiceOn, marketState, serviceNames } from './infra/services/services.ts'

const loopback = new Set(['127.0.0.1', 'localhost', '::1'])

function demoLines({ host }: Config, sandbox_url: string | undefined): string[] {
  const reach = loopback.has(host)
    ? '  This is the demo: only this machine can reach it. Set HOST to open it to your network.'
    : `  This is the demo, open to the network on ${host}: anyone who reaches it knows these passwords.`
  return [
    `  Phone inbox (SMS)  ${sandbox_url}/sms`,
    '',
    '  Demo seller        demo / inkroute-demo',
    '  Staff              ops / inkroute-ops',
    '',
    reach,
    '  DEMO=false starts it for real, without these accounts and without the sandbox.',
  ]
}

async function productionLines(ctx: AppCtx, first_link: string | null): Promise<string[]> {
  // Staff enter the bank account with the company; it is not a setting of the server alone.
  const has_bank = (await bankAccount(ctx)) !== null
  const off = [
    ...serviceNames.filter((name) => (name === 'bank' ? !has_bank : !isServiceOn(ctx, name))),
    ...(storePlatforms.every(({ slug }) => marketState(ctx, slug) === 'off') ? ['marketplaces'] : []),
  ]
  return [
    ...(off.length > 0 ? [`  Not configured     ${off.join(', ')} (see Operations → Services)`] : []),
    ...(first_link
      ? ['', '  Nobody runs this shop yet. Open this once to become its administrator:', '', `  ${first_link}`]
      : []),
  ]
}

export async function welcome(ctx: AppCtx, first_link: string | null): Promise<void> {
  const { config, sandbox_url } = ctx
  if (config.role === 'worker') return console.log('印途 InkRoute worker is running. Press Ctrl-C to stop.')
  console.log(
    [
      '',
      '  印途 InkRoute is ready',
      '',
      `  Shop and console   ${config.public_url}`,
      `  Operations         ${config.public_url}/ops`,
      ...(config.demo ? demoLines(config, sandbox_url) : await productionLines(ctx, first_link)),
      '',
      `  Data               ${config.database_url ? 'your PostgreSQL' : config.data_dir}`,
      '  Stop with          Ctrl-C',
      '',
    ].join('\n'),
  )
}
