export type Priority = 'asked' | 'background'

type Task = { run: () => Promise<void>; drop: (reason: Error) => void }

/** Runs a limited number of tasks at once. Tasks that a request waits for (`asked`) run before background tasks. */
export class PriorityQueue<Result> {
  readonly #slots: number
  readonly #waiting: Record<Priority, Map<string, Task>> = { asked: new Map(), background: new Map() }
  readonly #running = new Set<string>()
  readonly #promises = new Map<string, Promise<Result>>()
  #closed = false

  constructor(slots: number) {
    this.#slots = slots
  }

  /**
   * Runs a task once per key: if the key is added again while its task waits or runs, the caller gets the promise of
   * that task. Adding the key as `asked` raises the priority of a waiting task.
   */
  add(key: string, priority: Priority, work: () => Promise<Result>): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('the bakery is closed'))
    const known = this.#promises.get(key)
    if (known !== undefined) {
      if (priority === 'asked') this.#raise(key)
      return known
    }
    const promise = new Promise<Result>((resolve, reject) => {
      this.#waiting[priority].set(key, { run: () => work().then(resolve, reject), drop: reject })
    })
    this.#promises.set(key, promise)
    this.#next()
    return promise
  }

  /** Rejects the waiting tasks; does not wait for the running ones. */
  close(): void {
    this.#closed = true
    for (const queue of Object.values(this.#waiting)) {
      for (const [key, { drop }] of queue) {
        this.#promises.delete(key)
        drop(new Error('the bakery is closed'))
      }
      queue.clear()
    }
  }

  #raise(key: string): void {
    const task = this.#waiting.background.get(key)
    if (task === undefined) return
    this.#waiting.background.delete(key)
    this.#waiting.asked.set(key, task)
  }

  #next(): void {
    while (this.#running.size < this.#slots) {
      const queue = this.#waiting.asked.size > 0 ? this.#waiting.asked : this.#waiting.background
      const [next] = queue
      if (next === undefined) return
      const [key, task] = next
      queue.delete(key)
      this.#running.add(key)
      void task.run().finally(() => {
        this.#running.delete(key)
        this.#promises.delete(key)
        this.#next()
      })
    }
  }
}
