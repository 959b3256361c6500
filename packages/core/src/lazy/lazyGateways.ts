type Calls = Readonly<Record<string, (...values: readonly unknown[]) => Promise<unknown>>>

/**
 * Creates gateways that load at their first call. Every property name returns a gateway, because the names are known
 * only after the load; only `then` returns undefined, because an object with a `then` method would count as a promise.
 */
export const lazyGateways = (load: (name: string) => Promise<unknown>): object => {
  const known = new Map<string, Calls>()
  const create = (name: string): Calls =>
    new Proxy<Calls>(
      {},
      {
        get: (_, call) =>
          call === 'then'
            ? undefined
            : async (...values: readonly unknown[]) =>
                // The only cast in this file. A proxy answers any call name, which TypeScript cannot check; callers see
                // the typed gateways of the store.
                ((await load(name)) as Calls | undefined)?.[String(call)]?.(...values),
      },
    )
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name === 'symbol' || name === 'then') return undefined
        const gateway = known.get(name) ?? create(name)
        known.set(name, gateway)
        return gateway
      },
    },
  )
}
