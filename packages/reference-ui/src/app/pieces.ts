/** A piece of a page; one that many pages hold is bytes from the start. */
export type Piece = string | Uint8Array

const encoder = new TextEncoder()

/** Bytes to be kept. Those of `Buffer.from` may be a slice of a larger store, all of which would be kept with them. */
export const encode = (text: string): Uint8Array => encoder.encode(text)

/** The bytes of a page. */
export const joinPieces = (pieces: readonly Piece[]): Uint8Array =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
