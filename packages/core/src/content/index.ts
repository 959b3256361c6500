export { contactFormKey, desktopNavigation, hasMegaMenu, safeColor } from './content.rules.ts'
export type * from './content.types.ts'
