import type { Locator, Page } from '@playwright/test'
import { messages } from '../src/messages/en.ts'
import { expect, type Shop, test } from './shop.ts'

const claims = (...ids: readonly string[]) => ids.map((description) => ({ type: 'spec', description }))

const depth = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Tries to scroll with the wheel at a point, and returns the scroll position of the page. */
const wheelAt = async (page: Page, x: number, y: number) => {
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 240)
  await page.waitForTimeout(300)
  return depth(page)
}

const goDown = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect.poll(() => depth(page)).toBe(200)
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not drawn')
  return box
}

/**
 * Clicks the middle of an element without scrolling. Playwright's own `click` would scroll the page first, although the
 * element is in the sticky header and already visible.
 */
const press = async (page: Page, locator: Locator) => {
  const { x, y, width, height } = await boxOf(locator)
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Adds a pair of socks to the cart and closes the drawer. */
const fillCart = async (shop: Shop) => {
  await shop.open('/search?q=hiking+socks')
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  await shop.cart.close()
}

test('the drawer is 600 px wide, and as wide as a small window', {
  annotation: claims('2.cart.drawer-width'),
}, async ({ shop }) => {
  const { page, cart } = shop
  await page.setViewportSize({ width: 1440, height: 900 })
  await fillCart(shop)
  await cart.open()
  expect(Math.abs((await boxOf(cart.drawer)).width - 600)).toBeLessThanOrEqual(20)
  await cart.close()
  await page.setViewportSize({ width: 390, height: 844 })
  await cart.open()
  await expect.poll(async () => (await boxOf(cart.drawer)).x).toBe(0)
  expect((await boxOf(cart.drawer)).width).toBe(390)
  const overflowing = await cart.drawer.evaluate((drawer) =>
    [document.documentElement, drawer, ...drawer.children]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className }) => className),
  )
  expect(overflowing).toEqual([])
})

test('under the drawer the page is locked, and its own list scrolls', {
  annotation: claims('2.cart.drawer-scroll-lock'),
}, async ({ shop }) => {
  const { page, cart } = shop
  await page.setViewportSize({ width: 1440, height: 420 })
  await fillCart(shop)
  await goDown(page)
  await press(page, cart.badge)
  await expect(cart.drawer).toBeVisible()
  expect(await wheelAt(page, 200, 200)).toBe(200)
  const list = cart.drawer.locator('> div').nth(1)
  const { x, y } = await boxOf(list)
  expect(await wheelAt(page, x + 100, y + 20)).toBe(200)
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await cart.close()
  expect(await wheelAt(page, 200, 200)).toBeGreaterThan(200)
})

test('the page stays locked until the last of two surfaces closes', {
  annotation: claims('2.overlay.lock-counted'),
}, async ({ shop }) => {
  const { page, cart } = shop
  await page.setViewportSize({ width: 1440, height: 700 })
  await fillCart(shop)
  await goDown(page)
  await press(page, cart.badge)
  await expect(cart.drawer).toBeVisible()
  await cart.drawer.getByRole('link', { name: messages.cart.goToWishlist }).click()
  const login = page.getByRole('dialog', { name: messages.login.title })
  await expect(login).toBeVisible()
  expect(await wheelAt(page, 200, 200)).toBe(200)
  await login.getByRole('button', { name: messages.common.close }).click()
  await expect(login).toBeHidden()
  await expect(cart.drawer).toBeVisible()
  expect(await wheelAt(page, 200, 200)).toBe(200)
  await cart.close()
  expect(await depth(page)).toBe(200)
  expect(await wheelAt(page, 200, 200)).toBeGreaterThan(200)
})

const menu = (page: Page) => page.getByRole('dialog', { name: messages.header.menu })
const openMenu = (page: Page) => press(page, page.getByRole('button', { name: messages.header.openMenu }))
const closeMenu = (page: Page) => page.getByRole('button', { name: messages.header.closeMenu }).click()

test('under the menu the page is locked, and keeps its scroll position', {
  annotation: claims('2.overlay.menu-scroll-lock'),
}, async ({ shop }) => {
  const { page } = shop
  // Wide enough to show a part of the page beside the menu.
  await page.setViewportSize({ width: 760, height: 700 })
  await shop.open('')
  await goDown(page)
  await openMenu(page)
  await expect(menu(page)).toBeVisible()
  expect(await wheelAt(page, 700, 300)).toBe(200)
  expect(await wheelAt(page, 100, 300)).toBe(200)
  await closeMenu(page)
  await expect(menu(page)).toBeHidden()
  expect(await depth(page)).toBe(200)
  expect(await wheelAt(page, 700, 300)).toBeGreaterThan(200)
})

/** Returns the properties that the menu animates from the press until it is open or closed. */
const movesOf = async (page: Page, press: () => Promise<void>, isDone: () => Promise<void>) => {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return
      for (const { effect } of target.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getTiming().duration) < 50) continue
        seen.push(...effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
      }
    })
  })
  await press()
  // Wait until the menu is open or closed: the press may have to load the code of the menu first, and on a busy machine
  // that takes longer than the slide.
  await isDone()
  await page.waitForTimeout(600)
  return page.evaluate(() => ('seen' in window && Array.isArray(window.seen) ? window.seen.map(String) : []))
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the menu slides in and out, unless reduced motion is set: ${reducedMotion}`, {
    annotation: claims('4.overlay.menu-slides'),
  }, async ({ shop }) => {
    const { page } = shop
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 390, height: 844 })
    await shop.open('')
    const isMoving = reducedMotion === 'no-preference'
    const opening = await movesOf(
      page,
      () => openMenu(page),
      () => expect(menu(page)).toBeVisible(),
    )
    expect(opening.some((name) => /translate|transform/.test(name))).toBe(isMoving)
    const closing = await movesOf(
      page,
      () => closeMenu(page),
      () => expect(menu(page)).toBeHidden(),
    )
    expect(closing.some((name) => /translate|transform/.test(name))).toBe(isMoving)
  })
}

test('a blocked checkout looks blocked', { annotation: claims('4.checkout.looks-disabled') }, async ({ shop }) => {
  const { page, cart } = shop
  const lookOf = () =>
    cart.checkoutButton.evaluate((button) => {
      const { color, backgroundColor, cursor } = getComputedStyle(button)
      return { color, backgroundColor, cursor }
    })
  await fillCart(shop)
  await cart.open()
  await expect(cart.checkoutButton).toBeEnabled()
  await page.mouse.move(0, 0)
  const enabled = await lookOf()
  // The back end retires the product.
  await page.route(/\/api\/store\/carts?\b/, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(
      '"name":"is_retired","value":"false"',
      '"name":"is_retired","value":"true"',
    )
    await route.fulfill({ response: answer, body: text })
  })
  await page.reload()
  await page.waitForLoadState('networkidle')
  await cart.open()
  await expect(cart.checkoutButton).toBeDisabled()
  const blocked = await lookOf()
  expect(blocked.backgroundColor).not.toBe(enabled.backgroundColor)
  expect(blocked.color).not.toBe(enabled.color)
  expect(blocked.cursor).toBe('not-allowed')
  // A refresh of the cart may still be under way, and the route would fail if the page closed now.
  await page.unrouteAll({ behavior: 'wait' })
})
