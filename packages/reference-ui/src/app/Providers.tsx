import type { ReactNode } from 'react'
import type { Site } from './sites.ts'

/** The one place where the store of @cairn/core is created and provided. */
export const Providers = ({ children }: { readonly site: Site; readonly children: ReactNode }): ReactNode => children
