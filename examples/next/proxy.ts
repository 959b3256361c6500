import { type NextRequest, NextResponse } from 'next/server'

/** The cookies of a visitor whose page differs from that of all others: a cart, or a session. */
const OWN_PAGE = /^(bc_cartId_|has_session$)/

/**
 * Gives a visitor with a cart the page of this visitor, which no cache stores. All others get the page of everybody,
 * which Next and a CDN store for a minute. A CDN must pass requests with these cookies on.
 */
export const proxy = ({ cookies, nextUrl }: NextRequest): NextResponse => {
  if (!cookies.getAll().some(({ name }) => OWN_PAGE.test(name))) return NextResponse.next()
  const url = nextUrl.clone()
  url.pathname = `/visitor${nextUrl.pathname}`
  return NextResponse.rewrite(url)
}

export const config = { matcher: '/:country([a-z]{2})/:language([a-z]{2}-[a-z]{2})' }
