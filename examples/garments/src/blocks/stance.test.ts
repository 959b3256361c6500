import { expect, test } from 'vitest'
import { standing } from './stance.ts'

const stance = { from: 356, to: 940, carry: 40, free: 64, lift: 14 }
const carrying = standing(-1, false, 622, stance)
const free = standing(1, true, 622, stance)

test('both legs stay together above the point where they separate', () => {
  expect(carrying.at(0, 300)).toEqual([-0, 300])
  expect(free.at(0, stance.from)).toEqual([0, stance.from])
})

test('the free leg ends further out and higher than the carrying leg', () => {
  expect(carrying.at(100, stance.to)).toEqual([-140, stance.to])
  expect(free.at(100, stance.to)).toEqual([164, stance.to - stance.lift])
})

test('the knee of the free leg is nearly as far out as its foot', () => {
  const [knee] = free.at(0, free.kneeY)
  expect(knee / stance.free).toBeGreaterThan(0.8)
  expect(-carrying.at(0, carrying.kneeY)[0] / stance.carry).toBeLessThan(0.5)
})

test('a line on a leg follows the pose of the leg', () => {
  expect(
    carrying.line([
      [100, 356, 1],
      [100, 940, 1],
    ]),
  ).toMatch(/^M-100 356c/)
})
