import { expect, test } from 'vitest'
import { cart } from '../domains/cart.ts'
import { createStore } from '../index.ts'
import { createMemoryPlatform } from '../platform/memory.ts'

const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de' })
const create = (options: object): object =>
  Reflect.apply(createStore, undefined, [{ site: 'de/de-de', domains: [cart], platform, ...options }])

test.each<[object, string]>([
  [
    { allowedOrigins: 'https://pay.example' },
    '"allowedOrigins" must be an array of strings, but it is "https://pay.example".',
  ],
  [{ allowedOrigins: [1] }, '"allowedOrigins" must be an array of strings, but it is an array.'],
  [{ apis: { store: 5 } }, '"apis.store" must be a URL or a path, but it is 5.'],
  [{ apis: { store: 'http://[' } }, '"apis.store" must be a URL or a path, but it is "http://[".'],
  [{ authCookie: null }, '"authCookie" must be a string, but it is null.'],
  [{ channels: { EU: 1 } }, '"channels" must be an object with an array of ids for each store, but it is an object.'],
  [{ clock: {} }, '"clock" must be a clock with setTimeout and clearTimeout, but it is an object.'],
  [
    { country: { keepCartWithinStore: 'yes' } },
    '"country.keepCartWithinStore" must be true or false, but it is "yes".',
  ],
  [{ customerGroups: 7 }, '"customerGroups" must be an array of ids, but it is 7.'],
  [{ identity: true }, '"identity" is no object.'],
  [{ identity: { session: 'server' } }, '"identity.session" must be "browser" or "cookie", but it is "server".'],
  [{ identity: { maxSessionSeconds: -1 } }, '"identity.maxSessionSeconds" must be a positive number, but it is -1.'],
  [
    { identity: { claims: { userName: 1 } } },
    '"identity.claims.userName" must be the name of a claim or a function, but it is 1.',
  ],
  [
    { identity: { claims: { customerId: '' } } },
    '"identity.claims.customerId" must be the name of a claim or a function, but it is "".',
  ],
  [{ identity: { claims: { customerID: 'sub' } } }, 'Unknown member of "identity.claims": "customerID"'],
  [{ identity: { claims: ['sub'] } }, '"identity.claims" is no object.'],
  [{ identity: { claims: null } }, '"identity.claims" must be an object, but it is null.'],
  [{ onError: 'log' }, '"onError" must be a function, but it is "log".'],
  [{ onNetworkError: 'retry' }, '"onNetworkError" must be "clear" or "keep", but it is "retry".'],
  [{ platform: {} }, '"platform" must be a platform. Make it with createMemoryPlatform or createBrowserPlatform'],
  [{ reviews: { appKey: 12 } }, '"reviews.appKey" must be a string, but it is 12.'],
  [{ sites: [{ prefix: 'de/de-de' }] }, '"sites" must be an array of sites. Make them with defineSites'],
  [{ gateways: { cart: 'http' } }, '"gateways" must be an object of gateways'],
])('%o is an error that names the option', (options, message) => {
  expect(() => create(options)).toThrow(RangeError)
  expect(() => create(options)).toThrow(message)
})

test('an unknown site lists the prefixes of all sites', () => {
  expect(() => create({ site: 'de' })).toThrow(/Nearest: .*"de\/de-de".* All sites: "at\/de-at", .*"us\/en-us"/)
})
