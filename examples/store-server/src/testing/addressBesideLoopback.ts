import { networkInterfaces } from 'node:os'

/**
 * Returns an IP address of this machine other than 127.0.0.1. A server that listens only on 127.0.0.1 does not answer at
 * this address.
 */
export function addressBesideLoopback(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  // Without a network, use another loopback address: on Linux, all of 127.0.0.0/8 belongs to this machine.
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'
}
