// Each server of the shop loads this file, which ends the server when the command that started it ends, even after a
// crash. Only that command holds the other end of the standard input pipe, so the operating system closes the pipe when
// the command ends.
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
