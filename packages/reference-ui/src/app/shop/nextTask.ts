/** Resolves in a new task, so that the browser can respond to an input before the work continues. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
