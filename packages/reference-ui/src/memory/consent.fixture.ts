/** Answers the consent tool: allows or refuses functional data. */
export const allowMemory = (isAllowed: boolean): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the consent tool writes this cookie
  document.cookie = `OptanonConsent=groups=${encodeURIComponent(`C0001:1,C0003:${isAllowed ? 1 : 0}`)}; Path=/`
  window.dispatchEvent(new Event('OneTrustGroupsUpdated'))
}
