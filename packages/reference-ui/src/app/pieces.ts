/** A piece of a page; one that many pages hold is bytes from the start. */
export type Piece = string | Uint8Array

/** The bytes of a page. */
export const joinPieces = (pieces: readonly Piece[]): Uint8Array =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
