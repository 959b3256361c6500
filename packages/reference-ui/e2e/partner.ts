/** Ports of the pages of another shop, one for each worker: `http://localhost:{port}` may call the API, nothing else may. */
export const partnerPorts = (shopPort: number): readonly number[] => [shopPort + 10, shopPort + 11, shopPort + 12]
