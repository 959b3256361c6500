/** Resolves in a task of its own: between two the browser draws, and answers a tap. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
