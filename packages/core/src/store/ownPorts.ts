import type { StoreError } from '../shared/errors.ts'
import { wrapChunkError } from '../shared/wrapChunkError.ts'

type OnError = ((error: StoreError) => void) | undefined

/** Wraps a port so that each response is checked. The first call loads the schemas, so a shop with HTTP gateways never loads them. */
const checked = (port: object, name: string, onError: OnError): object =>
  // The target is a new object, because the proxy of a frozen port cannot replace its functions.
  new Proxy(Object.create(port), {
    get: (_, call) =>
      // `search.log` has no response to check.
      call === 'log'
        ? Reflect.get(port, call).bind(port)
        : async (...values: readonly unknown[]) =>
            (await wrapChunkError(import('./callOwnPort.ts'))).callOwnPort(port, name, String(call), values, onError),
  })

/**
 * Replaces ports with those of the shop. A response of a wrong shape rejects with `CONTRACT`, which names port and call.
 * A port with `isChecked` is an HTTP gateway, whose mapper already checks the response.
 */
export const withOwnPorts = <Ports extends object>(
  ports: Ports,
  own: Readonly<Record<string, object | undefined>> = {},
  onError: OnError,
): Ports => ({
  ...ports,
  ...Object.fromEntries(
    Object.entries(own).flatMap(([name, port]) =>
      port ? [[name, 'isChecked' in port ? port : checked(port, name, onError)]] : [],
    ),
  ),
})
