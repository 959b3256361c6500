export { createBrowserPlatform } from './browser.ts'
export { createMemoryPlatform, type MemoryPlatform, type MemoryPlatformOptions } from './memory.ts'
export type * from './platform.types.ts'
export { createVisibleCookies, type VisibleCookies } from './visibleCookies.ts'
