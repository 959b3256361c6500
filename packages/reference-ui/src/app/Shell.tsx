import type { ReactNode } from 'react'
import type { PageGateways } from './gateways.ts'
import type { Site } from './sites.ts'

/** What header and footer need: menus, promotional messages. `undefined` when it could not be read; the page is shown all the same. */
export type ShellData = Record<string, never>

/** Runs beside the page's load on the server; in the browser it is handed over once and stays for the visit. */
export const loadShell = async (_context: {
  readonly site: Site
  readonly gateways: PageGateways
  readonly signal: AbortSignal
}): Promise<ShellData> => ({})

/** Header, footer and panels around every page. */
export const Shell = ({
  children,
}: {
  readonly data: ShellData | undefined
  readonly children: ReactNode
}): ReactNode => children
