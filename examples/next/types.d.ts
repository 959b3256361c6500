/// <reference types="next" />

declare module '*/scripts/browser.mjs' {
  export const ensureBrowser: () => string | undefined
  export const findHeadlessShell: () => string | undefined
}
