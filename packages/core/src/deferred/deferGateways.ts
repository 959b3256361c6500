import type { PageGateways } from '../store/store.types.ts'

type Calls = Readonly<Record<string, (...values: readonly unknown[]) => Promise<unknown>>>
type Ports = Readonly<Record<keyof PageGateways, Calls>>

const names: Readonly<Record<keyof PageGateways, null>> = {
  account: null,
  contact: null,
  content: null,
  newsletter: null,
  product: null,
  reviews: null,
  search: null,
  shipping: null,
}

/** Gateways that are fetched with the first call. All their functions are asynchronous, so nobody sees the difference. */
export const deferGateways = (load: () => Promise<PageGateways>): PageGateways => {
  const defer = (name: string): Calls =>
    new Proxy<Calls>(
      {},
      {
        get:
          (_, call) =>
          async (...values: readonly unknown[]) => {
            const ports = (await load()) as unknown as Ports
            return ports[name as keyof PageGateways][String(call)]?.(...values)
          },
      },
    )
  const ports = Object.fromEntries(Object.keys(names).map((name) => [name, defer(name)]))
  return ports as unknown as PageGateways
}
