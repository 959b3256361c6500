// Loaded into each server of the shop: ends it when the command that started it is gone, however that ended. The pipe on standard input is
// held by that command alone, and the operating system closes it.
import { isMainThread } from 'node:worker_threads'

// A worker thread loads this too, and its own standard input ends at once.
if (isMainThread) {
  process.stdin
    .once('close', () => {
      if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
    })
    .resume()
    .unref()
}
