// npm run dev: opens the shop from source; a change in any package is seen at once.
import { openShop, readSettings, refuse, runStep } from './shop.mjs'

try {
  const settings = await readSettings()
  await runStep('Generate', 'turbo', ['run', 'generate', '--output-logs=errors-only'])
  console.log('Opening the shop …')
  await openShop(settings, { isDevelopment: true })
} catch (error) {
  refuse(error)
}
