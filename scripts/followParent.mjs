// Loaded into each server of the shop: ends the server when the command that started it ends, even after a crash. Only that command holds the
// other end of the standard input pipe, so the operating system closes the pipe with it.
import { isMainThread } from 'node:worker_threads'

// Worker threads load this file too, but their standard input is closed from the start.
if (isMainThread) {
  process.stdin
    .once('close', () => {
      if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
    })
    .resume()
    .unref()
}
