import { expect, test } from './shop.ts'

test('every stylesheet states the order of the layers first, so that no chunk can upset the look: the button of the hero can be read', async ({
  shop,
}) => {
  await shop.open('')
  const first = await shop.page.evaluate(() =>
    [...document.styleSheets].map((sheet) => {
      const [rule] = sheet.cssRules
      return rule instanceof CSSLayerStatementRule ? rule.nameList.join(' ') : String(rule?.cssText.slice(0, 80))
    }),
  )
  expect(first.length).toBeGreaterThan(1)
  expect(new Set(first)).toEqual(new Set(['reset tokens base parts pages']))
  const button = shop.page.getByRole('main').getByRole('link').first()
  const { color, background } = await button.evaluate((element) => {
    const style = getComputedStyle(element)
    return { color: style.color, background: style.backgroundColor }
  })
  expect(color).not.toBe(background)
})
