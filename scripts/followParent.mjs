// Loaded into each server of the shop: ends it when the command that started it is gone, however that ended. The pipe on standard input is
// held by that command alone, and the operating system closes it.
process.stdin
  .once('close', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
  })
  .resume()
  .unref()
