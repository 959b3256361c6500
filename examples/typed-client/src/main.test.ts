// @vitest-environment node
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import '@cairn/store-server/src/testing/provided.ts'

const shop = (SHOP_URL: string) =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=@cairn/source', fileURLToPath(new URL('main.ts', import.meta.url))],
    { env: { ...process.env, SHOP_URL } },
  )

test('the script searches, buys, reads the cart and prints why a request was refused', async () => {
  const { stdout } = await shop(inject('shop'))
  const lines = stdout.trim().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^\d+ products for "rain jacket", for example:$/),
    ...Array(3).fill(expect.stringMatching(/^ {2}.+: \d+ variants from \d+(\.\d+)? USD$/)),
    expect.stringMatching(/^ {2}1 × .+: \d/),
    expect.stringMatching(/^ {2}2 × .+: \d/),
    expect.stringMatching(/^The cart costs \d+(\.\d+)? USD$/),
    expect.stringMatching(/^Refused: REFUSED 422 maximum_quantity: maximum stock quantity is \d+$/),
  ])
  const [one = 0, other = 0, sum] = lines.slice(4, 7).map((line) => Number(/([\d.]+)(?: USD)?$/.exec(line)?.[1]))
  expect(sum).toBeCloseTo(one + other, 2)
})

test('without a shop the script ends with a StoreError', async () => {
  await expect(shop('http://127.0.0.1:1')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('NETWORK'),
  })
})
