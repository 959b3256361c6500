import type { Locator, Page } from '@playwright/test'
import { messages as consentMessages } from '../src/messages/consent/en.ts'
import { messages } from '../src/messages/en.ts'
import { Country } from './pages/Country.ts'
import { expect, type Shop, test } from './shop.ts'

const { cart: cartMessages, header: headerMessages, product: productMessages, search: searchMessages } = messages

/** Records what the live regions announce since the page opened, in order. */
const listen = async (page: Page) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const regions = '[aria-live], [role="status"], [role="alert"]'
    new MutationObserver((changes) => {
      const changed = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(regions),
      )
      for (const region of new Set(changed)) {
        const text = region?.textContent?.trim()
        if (text && said.at(-1) !== text) said.push(text)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => ('said' in window && Array.isArray(window.said) ? window.said.map(String) : []))
}

const openSocks = async (shop: Shop) => {
  await shop.open('/search?q=hiking+socks')
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
}

test('changes of the cart and the search are announced, and their parts read in visual order', async ({ shop }) => {
  const { page, cart, search, product } = shop
  const said = await listen(page)
  await openSocks(shop)
  const name = await product.name.innerText()
  await expect(product.column).toMatchAriaSnapshot(`
    - region "${name}":
      - heading "${name}" [level=1]
      - paragraph:
        - link /review/
      - paragraph: /\\$\\d+\\.\\d\\d Plus tax at checkout/
      - group /^Color \\w+/:
        - radio [checked]
      - button "${productMessages.sizeGuide}"
      - group /^Size .*\\d+/:
        - radio [checked]
      - button "${productMessages.addToCart}"
      - button "${productMessages.addToWishlist}"
      - status
      - button
      - status
  `)
  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  await expect.poll(said).toContain(productMessages.added(name))
  await expect(cart.drawer).toMatchAriaSnapshot(`
    - dialog "${cartMessages.title}":
      - heading "${cartMessages.title}" [level=2]
      - text: 1 item
      - button "${messages.common.close}"
      - region "${cartMessages.title}":
        - status: ${productMessages.added(name)}
        - list:
          - listitem:
            - heading "${name}" [level=3]:
              - link "${name}"
            - paragraph: /Color. \\w+, Size. .+/
            - paragraph: /\\$\\d+/
            - combobox "${cartMessages.quantityOf(name)}": "1"
            - button "${cartMessages.chooseQuantity(name)}"
            - button "Move ${name} to your Wish List"
            - button "${cartMessages.removeNamed(name)}"
      - term: ${cartMessages.subtotal}
      - definition: /\\$/
      - term:
        - combobox "${cartMessages.shippingTo}"
      - definition
      - term
      - definition: /\\$/
      - button "${cartMessages.checkout}"
      - paragraph:
        - link "${cartMessages.goToWishlist}"
  `)
  await cart.choose(3)
  await expect.poll(said).toContain(cartMessages.updated(3))
  await cart.drawer.getByRole('button', { name: cartMessages.removeNamed(name) }).click()
  await expect.poll(said).toContain(`${cartMessages.removed(name)}. ${cartMessages.updated(0)}`)
  await cart.close()
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "${headerMessages.signUp}"
      - 'button "${headerMessages.chooseCountry('United States')}"'
      - link "${messages.common.shopName}"
      - navigation "${headerMessages.mainNavigation}":
        - list:
          - listitem:
            - button "Women"
          - listitem:
            - button "Men"
      - search:
        - button "${searchMessages.title}"
      - link "${headerMessages.signIn}"
      - link "${headerMessages.wishlist}"
      - link "${headerMessages.cart}"
  `)
  await search.open()
  await search.type('beanie')
  await expect
    .poll(async () => (await said()).filter((text) => /^\d+ products found/.test(text)).length)
    .toBeGreaterThan(1)
  await expect(search.panel).toMatchAriaSnapshot(`
    - region "${searchMessages.title}":
      - status: /^\\d+ products found$/
      - heading "${searchMessages.results}" [level=2]
      - list:
        - listitem:
          - link "beanie"
        - listitem:
          - link /Shop all/
      - heading "${searchMessages.products}" [level=2]
      - list:
        - listitem:
          - img
          - paragraph
          - heading /Beanie/ [level=3]:
            - link /Beanie/
          - paragraph: /\\$/
  `)
  await search.type('xqzwvk')
  await expect.poll(said).toContain(searchMessages.resultCount(0))
})

/**
 * Returns all controls smaller than the minimum target size (WCAG 2.2, 2.5.8), without those that the criterion
 * exempts.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const SIZE = 24
    // Nothing behind a modal dialog can be pressed.
    const place = document.querySelector('dialog:modal') ?? document
    const all = [
      ...place.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]'),
    ].filter((element) => element.checkVisibility({ checkVisibilityCSS: true }) && !element.closest('[inert]'))
    // A click on a checkbox's label also clicks the checkbox, so both boxes together form the target.
    const boxOf = (element: Element): DOMRect => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const own = element.getBoundingClientRect()
      if (label === undefined || !/radio|checkbox/.test(element.getAttribute('type') ?? '')) {
        const after = getComputedStyle(element, '::after')
        const isStretched = after.position === 'absolute' && after.content !== 'none'
        return isStretched ? (element.closest('article, li') ?? element).getBoundingClientRect() : own
      }
      return label.getBoundingClientRect()
    }
    const targets = all
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0)
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })
    /** Whether a circle of the minimum size around the target overlaps no other target. */
    const hasRoom = (one: (typeof targets)[number]): boolean => {
      const { x, y } = middle(one.box)
      return targets.every((other) => {
        if (other === one || one.element.contains(other.element) || other.element.contains(one.element)) return true
        const nearX = Math.max(other.box.left, Math.min(x, other.box.right))
        const nearY = Math.max(other.box.top, Math.min(y, other.box.bottom))
        const isSmall = other.box.width < SIZE || other.box.height < SIZE
        const { x: otherX, y: otherY } = middle(other.box)
        const far = isSmall ? Math.hypot(x - otherX, y - otherY) >= SIZE : true
        return far && Math.hypot(x - nearX, y - nearY) >= SIZE / 2
      })
    }
    return targets
      .filter(({ box }) => box.width < SIZE - 0.5 || box.height < SIZE - 0.5)
      .filter((target) => !isInSentence(target.element) && !hasRoom(target))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 140)} ${box.width} × ${box.height}`)
  })

const widerThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the controls of a component that overlap another control. */
const overlaps = (part: Locator) =>
  part.evaluate((element) => {
    const parts = [...element.querySelectorAll('a[href], button')].filter((link) =>
      link.checkVisibility({ checkVisibilityCSS: true }),
    )
    const boxes = parts.map((link) => {
      // Text may overflow its link, so measure the elements inside the link too. Skip clipped text, which is for screen readers only.
      const words = [...link.querySelectorAll('*')].filter((part) => getComputedStyle(part).clipPath === 'none')
      return [link, ...words]
        .map((part) => part.getBoundingClientRect())
        .reduce((all, box) => {
          const left = Math.min(all.left, box.left)
          const top = Math.min(all.top, box.top)
          return new DOMRect(left, top, Math.max(all.right, box.right) - left, Math.max(all.bottom, box.bottom) - top)
        })
    })
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1)
        .map((b) => `${parts[index]?.textContent} ${a.left}–${a.right}, ${b.left}–${b.right}`),
    )
  })

/** Returns the focusable elements that stay hidden when focused. A sticky bar must not cover a whole element. */
const outOfReach = (page: Page) =>
  page.evaluate(async () => {
    const hidden: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary)',
    )) {
      if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.matches(':disabled')) continue
      element.focus()
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const xs = [left + 1, (left + right) / 2, right - 1]
      const ys = [top + 1, (top + bottom) / 2, bottom - 1]
      const isSeen = xs.some((x) =>
        ys.some((y) => {
          const at = document.elementFromPoint(x, y)
          return (
            at !== null && (element.contains(at) || at.contains(element) || at.closest('label')?.control === element)
          )
        }),
      )
      if (!isSeen) hidden.push(element.outerHTML.slice(0, 120))
    }
    return hidden
  })

const paths = ['', '/search?q=jacket', 'product', '/checkout-cart', '/account/dashboard']

test('pages fit at 400 % zoom and at a width of 360 px, with targets of 24 px', { tag: '@long' }, async ({ shop }) => {
  test.slow()
  const { page } = shop
  await page.setViewportSize({ width: 360, height: 740 })
  await openSocks(shop)
  const product = new URL(page.url()).pathname.replace('/us/en-us', '')
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  expect.soft(await smallTargets(page), 'drawer').toEqual([])
  for (const path of paths) {
    await shop.open(path === 'product' ? product : path)
    // A visitor is redirected to the sign-in.
    if (path === '/account/dashboard') await page.waitForURL(/\/interaction\//)
    await page.setViewportSize({ width: 360, height: 740 })
    expect.soft(await widerThanWindow(page), `${path} at 360`).toBe(0)
    expect.soft(await smallTargets(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 256 })
    expect.soft(await widerThanWindow(page), `${path} at 400 %`).toBe(0)
    expect.soft(await outOfReach(page), `${path} at 400 %`).toEqual([])
    await enlarge(page)
    for (const width of [1280, 1024, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await widerThanWindow(page), `${path} at ${width} with letters of twice the size`).toBe(0)
      expect.soft(await overlaps(page.getByRole('banner')), `${path} at ${width}`).toEqual([])
    }
    if (path !== '/checkout-cart') continue
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox') })
    const quantity = await line.getByRole('combobox').first().boundingBox()
    const remove = await line.getByRole('button').last().boundingBox()
    const bottom = (quantity?.y ?? 0) + (quantity?.height ?? 0)
    expect.soft(remove?.y, 'the buttons of a line lie below its quantity').toBeGreaterThanOrEqual(bottom)
  }
})

const enlarge = (page: Page) => page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not drawn')
  return box
}

/** Returns words that the browser breaks across two lines. Runs in the browser. */
const brokenWords = (place: Element): string[] => {
  const broken: string[] = []
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
}

test('with text at 200 % no element is squeezed by the one beside it', { tag: '@long' }, async ({ shop }) => {
  test.slow()
  const { page, cart, product } = shop
  await page.setViewportSize({ width: 390, height: 844 })
  await openSocks(shop)
  const name = await product.name.innerText()
  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  await cart.close()
  await enlarge(page)

  // On the narrowest phone the link to the size guide is above the legend, which names the chosen size.
  await page.setViewportSize({ width: 320, height: 844 })
  const guide = await boxOf(page.getByRole('main').getByRole('button', { name: messages.product.sizeGuide }).first())
  const legend = await boxOf(page.getByRole('main').locator('legend', { hasText: messages.product.size }).first())
  expect(guide.y + guide.height).toBeLessThanOrEqual(legend.y)
  await page.setViewportSize({ width: 390, height: 844 })

  // Scrolling down shows a bar with name, price and button at the lower edge of the window. The button must be below
  // the price, so that the button covers no text.
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  const bar = page.getByRole('region', { name }).filter({ hasNot: product.name })
  const isBelow = async () => {
    const price = await boxOf(bar.getByText('$').first())
    return (await boxOf(bar.getByRole('button'))).y >= price.y + price.height
  }
  // The bar moves in with an animation.
  await expect.poll(isBelow).toBe(true)

  // The whole drawer scrolls, because a fixed head and a fixed foot would leave no room for the cart lines.
  await cart.badge.click()
  const line = await boxOf(cart.drawer.getByRole('listitem').first())
  const sums = await boxOf(cart.drawer.locator('dl'))
  expect(sums.y).toBeGreaterThanOrEqual(line.y + line.height)
  expect((await boxOf(cart.drawer.getByRole('heading', { level: 2 }))).y).toBeGreaterThan(0)
  await cart.checkoutButton.scrollIntoViewIfNeeded()
  await expect(cart.checkoutButton).toBeInViewport({ ratio: 1 })

  // The sort field of the results page stays within the side margins. The header keeps the name of the shop and its
  // controls in one row. In the country selector, no name overflows its row.
  await shop.open('/search?q=jacket')
  await enlarge(page)
  await page.setViewportSize({ width: 320, height: 844 })
  const head = page.getByRole('banner')
  const mark = await boxOf(head.getByText(messages.common.shopName, { exact: true }))
  expect(mark.width).toBeGreaterThan(40)
  for (const control of [
    head.getByRole('button', { name: headerMessages.openMenu }),
    head.getByRole('button', { name: searchMessages.title }),
    head.getByRole('link', { name: headerMessages.wishlist }),
    head.getByRole('link', { name: headerMessages.cart }),
  ]) {
    const { y, height } = await boxOf(control)
    expect(Math.abs(y + height / 2 - (mark.y + mark.height / 2))).toBeLessThan(8)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const sort = await boxOf(page.getByRole('main').getByRole('combobox'))
  expect(sort.x + sort.width).toBeLessThanOrEqual(390 - sort.x)
  const country = new Country(page)
  await country.openSelector()
  for (const row of await country.selector.getByRole('listitem').all())
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), await row.innerText()).toBe(
      0,
    )

  await shop.open('')
  await enlarge(page)
  for (const fact of await page.getByRole('main').getByRole('definition').all())
    expect((await boxOf(fact)).width).toBeGreaterThan(300)

  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('navigation').getByRole('button', { name: 'Women' }).click()
  const menu = page.getByRole('region', { name: 'Women' })
  await expect(menu).toBeVisible()
  const columns = menu.locator('[data-columns] > div')
  expect(await columns.count()).toBeGreaterThan(4)
  for (const column of await columns.all()) {
    const { x, width } = await boxOf(column)
    // Six columns side by side would be too narrow and would break their words.
    expect(await column.evaluate(brokenWords)).toEqual([])
    expect(x + width).toBeLessThanOrEqual(1280)
  }
})

test('a long dialog keeps its close button visible in a small window, and hides no focused element', {
  tag: '@long',
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 320, height: 256 })
  await openSocks(shop)
  await page.getByRole('button', { name: productMessages.sizeGuide }).click()
  const dialog = page.getByRole('dialog', { name: productMessages.sizeGuide })
  const close = dialog.getByRole('button', { name: messages.common.close })
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  await expect(close).toBeInViewport({ ratio: 1 })
  const first = dialog.getByRole('radio').first()
  await first.focus()
  const head = await boxOf(dialog.getByRole('heading', { level: 2 }))
  expect((await boxOf(first)).y).toBeGreaterThanOrEqual(head.y + head.height)
  await close.click()
  await expect(dialog).toBeHidden()
})

test('in a short window neither the header nor the consent prompt covers the focused element', {
  tag: '@long',
}, async ({ shop }) => {
  test.slow()
  const { page } = shop
  const question = page.getByRole('region', { name: consentMessages.label })
  await openSocks(shop)
  const product = new URL(page.url()).pathname.replace('/us/en-us', '')
  await page.setViewportSize({ width: 320, height: 256 })
  await shop.open(product)
  await expect(question).toBeVisible()
  expect((await question.boundingBox())?.height).toBeLessThanOrEqual(256 * 0.4)
  const hidden: string[] = []
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(async () => {
      const { activeElement: focused, body } = document
      if (focused === null || focused === body) return 'none'
      const shares = [0.05, 0.2, 0.4, 0.6, 0.8, 0.95]
      // A rail (a row that scrolls sideways) needs a moment to scroll its next picture into view, so check several frames.
      for (let frame = 0; frame < 60; frame += 1) {
        const { left, top, width, height } = focused.getBoundingClientRect()
        const isSeen = shares.some((x) =>
          shares.some((y) => {
            const at = document.elementFromPoint(left + width * x, top + height * y)
            return at !== null && (focused.contains(at) || at.contains(focused))
          }),
        )
        if (isSeen) return ''
        await new Promise(requestAnimationFrame)
      }
      return focused.outerHTML.slice(0, 120)
    })
    if (seen === 'none') break
    if (seen !== '') hidden.push(seen)
  }
  expect(hidden).toEqual([])
  await question.getByRole('button', { name: consentMessages.onlyNecessary }).click()
  await expect(question).toBeHidden()
})

test('another sort order is announced with the number of results', { tag: '@long' }, async ({ shop }) => {
  const { page } = shop
  const said = await listen(page)
  await shop.open('/search?filter.category=jackets')
  await page.getByRole('main').getByRole('combobox').selectOption('price-asc')
  const order = messages.common.labelled(searchMessages.sort, searchMessages.sortPriceAscending)
  await expect
    .poll(async () => (await said()).filter((text) => text.endsWith(`products found. ${order}`)).length)
    .toBe(1)
})

/** Returns the look of an element without its colours, because forced colours replace them. */
const shapeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { borderTopWidth, outlineStyle, outlineWidth, appearance, textDecorationLine } = getComputedStyle(element)
    const outline = outlineStyle === 'none' ? '0px' : outlineWidth
    return { borderTopWidth, outline, appearance, textDecorationLine }
  })

test('with forced colours selection and focus have a visible shape; with reduced motion nothing moves', {
  tag: '@long',
}, async ({ shop }) => {
  const { page, product } = shop
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openSocks(shop)
  const labels = (group: Locator) => ({
    chosen: group.locator('label').filter({ has: page.locator(':checked') }),
    other: group
      .locator('label')
      .filter({ hasNot: page.locator(':checked') })
      .first(),
  })
  for (const group of [product.sizes, product.colours]) {
    const { chosen, other } = labels(group)
    expect(await shapeOf(chosen)).not.toEqual(await shapeOf(other))
  }
  // The primary button stays filled.
  const fillOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [primary, outline] = [
    product.addButton,
    page.getByRole('button', { name: productMessages.addToWishlist, exact: true }),
  ]
  expect(await fillOf(primary)).not.toBe(await fillOf(outline))
  await product.addButton.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(product.addButton).toBeFocused()
  expect(Number.parseFloat((await shapeOf(product.addButton)).outline)).toBeGreaterThanOrEqual(2)
  await product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  const moves = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1,
        )
        .map(
          (move) =>
            `${move instanceof CSSAnimation ? move.animationName : move.id} ${move.effect?.getComputedTiming().duration}`,
        ),
    )
  expect(await moves()).toEqual([])
  await shop.cart.close()
  expect(await moves()).toEqual([])
  await shop.open('/search?q=jacket&gender=women')
  await page.getByRole('main').locator('summary').filter({ hasText: 'Gender' }).click()
  const boxes = page.getByRole('main').getByRole('checkbox')
  // The browser draws native checkboxes, so their tick stays visible with forced colours.
  expect(await boxes.count()).toBeGreaterThan(1)
  for (const box of await boxes.all()) expect((await shapeOf(box)).appearance).toBe('auto')
  await shop.open('')
  const offers = page.getByRole('region', { name: headerMessages.offers })
  // Forced colours replace the text colour, but not the background colour, which editors chose and an SVG draws. So the
  // SVG must be hidden, or the text may be illegible.
  await expect(offers.locator('> svg')).toBeHidden()
  const first = await offers.innerText()
  await page.waitForTimeout(6500)
  expect(await offers.innerText()).toBe(first)
  expect(await moves()).toEqual([])
})
