import type { Config } from './config.ts'

export const say = (line: string): void => console.log(line)

export function welcome(config: Config, sandbox_url: string): void {
  if (config.role === 'worker') return say('印途 InkRoute worker is running. Press Ctrl-C to stop.')
  say(
    [
      '',
      '  印途 InkRoute is ready',
      '',
      `  Shop and console   ${config.public_url}`,
      `  Operations         ${config.public_url}/ops`,
      `  Phone inbox (SMS)  ${sandbox_url}/sms`,
      ...(config.demo
        ? ['', '  Demo seller        demo / inkroute-demo', '  Staff              ops / inkroute-ops']
        : []),
      '',
      `  Data lies in       ${config.database_url ? 'your PostgreSQL' : config.data_dir}`,
      '  Stop with          Ctrl-C',
      '',
    ].join('\n'),
  )
}
