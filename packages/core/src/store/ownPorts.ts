import type { StoreError } from '../shared/errors.ts'
import { wrapChunkError } from '../shared/wrapChunkError.ts'

type OnError = ((error: StoreError) => void) | undefined

/** The port with each answer checked before anything uses it. What checks is loaded with the first call: a shop over HTTP never needs it. */
const checked = (port: object, name: string, onError: OnError): object =>
  // Over an object of its own: the proxy of a frozen port could not replace its functions.
  new Proxy(Object.create(port), {
    get: (_, call) =>
      // The log of the search answers nothing, and nobody waits for it.
      call === 'log'
        ? Reflect.get(port, call).bind(port)
        : async (...values: readonly unknown[]) =>
            (await wrapChunkError(import('./callOwnPort.ts'))).callOwnPort(port, name, String(call), values, onError),
  })

/**
 * The ports, with those of an integrator in their places. One of these that answers in a wrong shape rejects with `CONTRACT`, which names port
 * and call, instead of failing deep in a machine. A port that is `isChecked` is over HTTP: its mapper has checked it.
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
