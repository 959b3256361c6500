// npm start: builds what has changed and opens the shop.
import { openShop, readSettings, refuse, runStep } from './shop.mjs'

try {
  const settings = await readSettings()
  await runStep('Build', 'turbo', ['run', 'build', '--filter=@cairn/reference-ui', '--output-logs=errors-only'])
  console.log('Opening the shop …')
  await openShop(settings, { isDevelopment: false })
} catch (error) {
  refuse(error)
}
