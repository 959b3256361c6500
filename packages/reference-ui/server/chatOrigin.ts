const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/**
 * Returns the origin of the support chat's URL (`SUPPORT_CHAT_URL`), whose frames the content security policy allows.
 * The store server reads the same variable and sends the full URL to the pages.
 * @throws Error with one sentence that names the variable.
 */
export const chatOrigin = (address: string | undefined): string | undefined => {
  if (address === undefined || address === '') return undefined
  const url = URL.parse(address)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url))
  // A semicolon in the host would start another directive of the content policy.
  if (url === null || !isSafe || url.host.includes(';') || url.username !== '' || url.password !== '')
    throw new Error(
      `SUPPORT_CHAT_URL is set to "${address}", but it must be an https address without a password, like https://chat.example/shop.`,
    )
  return url.origin
}
