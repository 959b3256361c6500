/** Who calls: the customer of the session, or the guest with this session token. */
export type Caller = 'customer' | { readonly guest: string }

/** Returns the headers with which Vendure, or the server in front of it, recognises the caller. */
export type HeadersOf = (caller: Caller) => Readonly<Record<string, string>>

/** The header in which the session server gets the token of a guest. */
export const GUEST_HEADER = 'x-vendure-guest'

/** For a shop that calls Vendure itself: `getToken` returns the token of the customer's session, or null. */
export const bearerHeaders =
  (getToken: () => string | null): HeadersOf =>
  (caller) => {
    const token = caller === 'customer' ? getToken() : caller.guest
    return token === null ? {} : { authorization: `Bearer ${token}` }
  }

/**
 * For a shop whose server keeps the session (`session/`): the server knows the customer by a cookie. `hasSession` says
 * whether there is one: whether the browser has the cookie `has_session`.
 */
export const cookieHeaders =
  (hasSession: () => boolean): HeadersOf =>
  (caller) => ({
    ...(hasSession() && { authorization: 'Bearer in-cookie' }),
    ...(caller !== 'customer' && { [GUEST_HEADER]: caller.guest }),
  })
