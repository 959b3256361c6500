import { createHash } from 'node:crypto'

/** A cart has at most this many gift cards. */
export const MAX_GIFT_CARDS = 5

/** Removes what people add or leave out when they type a code: spaces, hyphens, invisible characters, case. */
function plainCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
}

/** Hashes a code. Codes are random, so a hash without salt is safe. */
export function hashGiftCardCode(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('hex')
}

export function lastFourOf(code: string): string {
  return plainCode(code).slice(-4)
}

/** What a shopper may see of the code. */
export function giftCardLabel({ lastFour }: { lastFour: string }): string {
  return `…${lastFour}`
}

/** Pays an amount with the gift cards in their order, and returns each with what it pays. */
export function payWith<Card extends { balanceMinor: number }>(
  cards: readonly Card[],
  totalMinor: number,
): (Card & { amountMinor: number })[] {
  let leftMinor = totalMinor
  return cards.map((card) => {
    const amountMinor = Math.min(card.balanceMinor, leftMinor)
    leftMinor -= amountMinor
    return { ...card, amountMinor }
  })
}
