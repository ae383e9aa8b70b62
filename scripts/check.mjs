// npm run check [-- --changed]: every check that needs no browser.
import { install, runNode24 } from './setup.mjs'

install('all')
process.exitCode = await runNode24('scripts/check/main.ts', 'check', ...process.argv.slice(2))
