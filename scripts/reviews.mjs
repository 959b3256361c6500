// npm run reviews: lists the reviews that buyers wrote, and publishes or rejects them.

import { systemClock } from '../examples/store-server/src/clock.ts'
import { readConfig } from '../examples/store-server/src/config.ts'
import { runReviewsCommand } from '../examples/store-server/src/reviews/reviewsCommand.ts'
import { StartError as StoreError } from '../examples/store-server/src/startError.ts'
import { explain, readStorage } from './settings.mjs'

try {
  const { dataFolder } = await readStorage()
  const config = readConfig({ ...process.env, DATA_DIR: dataFolder })
  await runReviewsCommand(process.argv.slice(2), { ...config, clock: systemClock, print: console.log })
} catch (error) {
  if (error instanceof StoreError) console.error(error.message)
  else explain(error)
  process.exitCode = 1
}
