import { hash } from 'node:crypto'

/** Text that many pages hold, made ready to be sent once. */
export interface Encoded {
  readonly bytes: Uint8Array
  /** Stands for the bytes where pages are compared. */
  readonly digest: string
}

/** A piece of a page. */
export type Piece = string | Encoded

export const encode = (text: string): Encoded => {
  const bytes = Buffer.from(text)
  return { bytes, digest: hash('sha256', bytes, 'base64url') }
}

/** The bytes of a page. */
export const joinPieces = (pieces: readonly Piece[]): Uint8Array =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece.bytes)))

/** A weak validator for a page, whose bytes differ with its compression. */
export const weakEtag = (pieces: readonly Piece[]): string => {
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.digest)).join('')
  return `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
}
