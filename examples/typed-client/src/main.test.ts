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

test('the script searches and buys, and prints what each option of the clients does', async () => {
  const { stdout } = await shop(inject('shop'))
  const lines = stdout.trim().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^\d+ products for "rain jacket", for example:$/),
    ...Array(3).fill(expect.stringMatching(/^ {2}.+: \d+ variants from \d+(\.\d+)? USD$/)),
    'The lost request was sent 2 times with 1 key',
    'The busy shop was asked again after 1 s',
    expect.stringMatching(/^ {2}1 × .+: \d/),
    expect.stringMatching(/^ {2}2 × .+: \d/),
    expect.stringMatching(/^The cart costs \d+(\.\d+)? USD$/),
    expect.stringMatching(/^Refused: the cart can hold \d+ of this item$/),
    'Refused: version 2 is stale, the cart has version 3',
    'The page of a proxy is CONTRACT 502',
    'A call that was given up is ABORTED',
  ])
  const [one = 0, other = 0, sum] = lines.slice(6, 9).map((line) => Number(/([\d.]+)(?: USD)?$/.exec(line)?.[1]))
  expect(sum).toBeCloseTo(one + other, 2)
})

test('without a shop the script ends with a StoreError', async () => {
  await expect(shop('http://127.0.0.1:1')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('NETWORK'),
  })
})
