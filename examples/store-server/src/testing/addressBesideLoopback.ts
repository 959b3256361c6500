import { networkInterfaces } from 'node:os'

/** Returns an address of this machine on which a server on 127.0.0.1 does not listen. */
export function addressBesideLoopback(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  // On a machine without a network, Linux still has all of 127.0.0.0/8.
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'
}
