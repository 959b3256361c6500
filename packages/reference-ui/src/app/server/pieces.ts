/** A piece of a page. Pieces that many pages share are already encoded. */
export type Piece = string | Uint8Array

const encoder = new TextEncoder()

/**
 * Encodes text for caching. `Buffer.from` is not used: it may return a slice of a larger pool, and a cached slice would
 * keep the whole pool in memory.
 */
export const encode = (text: string): Uint8Array => encoder.encode(text)

/** Joins the pieces of a page into bytes. */
export const joinPieces = (pieces: readonly Piece[]): Uint8Array =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
