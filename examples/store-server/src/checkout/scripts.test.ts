// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FORM } from './checkoutPage.fixture.ts'

/** The requests of the page. */
let sent: URLSearchParams[]
/** Answers the newest request for a total. */
let answer: (total: object | null, errors?: object, region?: string) => void

const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`no ${selector}`)
  return element
}
const input = (name: string) => find(`[name=${name}]`, HTMLInputElement)
const select = (name: string) => find(`[name=${name}]`, HTMLSelectElement)
const press = () => find('.primary', HTMLButtonElement).click()
const status = () => find('[role=status]', HTMLElement).textContent
const change = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
const leave = (field: HTMLInputElement, value: string) => {
  change(field, value)
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
const listed = () => [...document.querySelectorAll('.problem li')].map((line) => line.textContent)
const orders = () => sent.filter((body) => body.get('action') === 'place')
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Loads the page and its scripts, as a browser does on each visit. */
const open = async (page = FORM) => {
  document.body.innerHTML = page
  vi.resetModules()
  const script: string = './assets/send.js'
  await import(script)
}

beforeEach(async () => {
  sent = []
  vi.stubGlobal('fetch', (_address: string, { body, signal }: { body: URLSearchParams; signal: AbortSignal }) => {
    sent.push(body)
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason))
    if (body.get('action') === 'total') {
      answer = (total, errors = {}, region = '') => resolve(Response.json({ total, region, errors }))
    }
    return promise
  })
  sessionStorage.clear()
  await open()
})
afterEach(() => vi.unstubAllGlobals())

const CHANGED = 'The total is now $107.25. Press again to order.'
const TOTAL = {
  seen: 'new',
  texts: { 'due-1': '$107.25' },
  says: { 1: { announced: 'Total $107.25', changed: CHANGED } },
  isBlocked: false,
}

describe('an order that is pressed while the total of a new state is pending', () => {
  it('is sent only after a second press if the total differs', async () => {
    change(select('region'), 'CA')
    press()
    await settle()
    expect(orders()).toEqual([])
    answer(TOTAL)
    await vi.waitFor(() => expect(status()).toBe(CHANGED))
    expect(find('[data-live=due]', HTMLElement).textContent).toBe('$107.25')
    expect(document.activeElement).toBe(find('.primary', HTMLButtonElement))
    expect(orders()).toEqual([])
    press()
    await vi.waitFor(() => expect(orders().map((body) => body.get('seen'))).toEqual(['new']))
  })

  it('is sent at once when the total is the one that the page shows', async () => {
    change(select('region'), 'OR')
    press()
    answer({ ...TOTAL, seen: 'old' })
    await vi.waitFor(() => expect(orders().map((body) => body.get('region'))).toEqual(['OR']))
  })

  it('counts for the newest state only', async () => {
    change(select('region'), 'CA')
    const late = answer
    change(select('region'), 'OR')
    press()
    late(TOTAL)
    await settle()
    expect(orders()).toEqual([])
    answer({ ...TOTAL, seen: 'old' })
    await vi.waitFor(() => expect(orders()).toHaveLength(1))
  })

  it('can be cancelled', async () => {
    change(select('region'), 'CA')
    press()
    find('.waiting button', HTMLButtonElement).click()
    answer({ ...TOTAL, seen: 'old' })
    await settle()
    expect(orders()).toEqual([])
  })
})

describe('another country', () => {
  const link = () => find('.quiet', HTMLButtonElement)

  it('shows its delivery and its total, which the order then counts', async () => {
    change(select('country'), 'DE')
    expect(sent.map((body) => [body.get('action'), body.get('country')])).toEqual([['total', 'DE']])
    answer(TOTAL)
    await vi.waitFor(() => expect(find('.announced', HTMLElement).textContent).toBe('Total $107.25'))
    expect(link().hidden).toBe(true)
    press()
    await vi.waitFor(() => expect(orders().map((body) => body.get('seen'))).toEqual(['new']))
  })

  it('shows the button for its delivery if the page has no place for a text', async () => {
    change(select('country'), 'DE')
    answer({ ...TOTAL, texts: { ...TOTAL.texts, 'card0-1': '-$5.00' } })
    await vi.waitFor(() => expect(link().hidden).toBe(false))
    expect(find('[data-live=due]', HTMLElement).textContent).toBe('$100.00')
    expect(input('seen').value).toBe('old')
  })

  it('of the invoice changes nothing of the delivery', () => {
    input('billing_other').click()
    change(select('billing_country'), 'DE')
    expect(sent).toEqual([])
  })

  it('to which an item is not shipped is an error at the field, until another country is chosen', async () => {
    const problem = () => document.querySelector('.problem')
    change(select('country'), 'DE')
    answer({ ...TOTAL, isBlocked: true }, { country: 'No delivery' })
    await vi.waitFor(() => expect(document.getElementById('country-error')?.textContent).toBe('No delivery'))
    expect(problem()).not.toBeNull()
    change(select('country'), 'US')
    answer({ ...TOTAL, seen: 'newer' })
    await vi.waitFor(() => expect(document.getElementById('country-error')).toBeNull())
    expect(problem()).toBeNull()
  })
})

it('an order without a new state is sent at once', async () => {
  press()
  await vi.waitFor(() => expect(orders()).toHaveLength(1))
})

it('a ZIP code of another state is an error until one of them changes', async () => {
  change(select('region'), 'CA')
  leave(input('postal_code'), '60601')
  answer(null, { postal_code: 'In Illinois' })
  const error = () => document.getElementById('postal_code-error')?.textContent
  await vi.waitFor(() => expect(error()).toBe('In Illinois'))
  expect(input('postal_code').getAttribute('aria-describedby')).toContain('postal_code-error')
  input('postal_code').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(error()).toBe('In Illinois')
  leave(input('postal_code'), '90001')
  expect(error()).toBeUndefined()
})

it('the error of a code does not count for the code that replaces it before the response', async () => {
  leave(input('postal_code'), '00000')
  const late = answer
  input('postal_code').value = '80302'
  late(null, { postal_code: 'Like 80302' })
  await settle()
  expect(document.getElementById('postal_code-error')).toBeNull()
})

it('a ZIP code chooses its state until the buyer chooses one', async () => {
  leave(input('postal_code'), '90210')
  answer(TOTAL, {}, 'CA')
  await vi.waitFor(() => expect(select('region').value).toBe('CA'))
  expect(find('[data-live=due]', HTMLElement).textContent).toBe('$107.25')
  leave(input('postal_code'), '97201')
  expect(sent.at(-1)?.get('region')).toBe('')
  answer({ ...TOTAL, seen: 'newer' }, {}, 'OR')
  await vi.waitFor(() => expect(select('region').value).toBe('OR'))
  change(select('region'), 'CA')
  leave(input('postal_code'), '97202')
  expect(sent.at(-1)?.get('region')).toBe('CA')
})

describe('the list of errors', () => {
  const marked = (field: string, error: string) =>
    FORM.replace(`id="${field}"`, `$& aria-invalid="true" aria-describedby="${field}-error"`).replace(
      new RegExp(`(id="${field}".*?</div>)`, 's'),
      `$1<p class="error" id="${field}-error"><span>${error}</span></p>`,
    )
  const withList = (page: string, ...lines: string[]) =>
    page.replace('<div class="problem" data-blocked>', `<div class="problem" role="alert"><ul>${lines.join('')}</ul>`)
  const lineOf = (field: string, label: string, error: string) => `<li><a href="#${field}">${label}</a>: ${error}</li>`
  const CITY = lineOf('city', 'City', 'Required')
  const EMAIL = lineOf('email', 'Email', 'Required')

  it('loses the line of each corrected field, and goes with the last', async () => {
    await open(withList(marked('city', 'Required'), EMAIL, CITY))
    leave(input('city'), 'Boulder')
    expect(listed()).toEqual(['Email: Required'])
    leave(input('email'), 'ada@example.com')
    expect(document.querySelector('.problem')).toBeNull()
  })

  it('says what is wrong with a field now, and is no alert any more', async () => {
    await open(withList(FORM, EMAIL))
    leave(input('email'), 'ada')
    expect(listed()).toEqual(['Email: No email'])
    expect(find('.problem', HTMLElement).getAttribute('role')).toBe('group')
  })

  it('keeps the line of a field that the shopper only visits', async () => {
    const page = marked('phone', 'Too long').replace('name="phone"', 'name="phone" value="12345"')
    await open(withList(page, lineOf('phone', 'Phone', 'Too long')))
    leave(input('phone'), '12345')
    expect(listed()).toEqual(['Phone: Too long'])
    leave(input('phone'), '1234')
    expect(listed()).toEqual([])
  })

  it('loses the lines of a chosen payment, of a chosen state and of an address that is not needed', async () => {
    const lines = [lineOf('payment', 'Payment', 'Choose'), lineOf('region', 'State', 'Choose')]
    await open(withList(marked('region', 'Choose'), ...lines, lineOf('billing_city', 'City', 'Required')))
    find('[name=payment][value=decline]', HTMLInputElement).click()
    expect(listed()).toHaveLength(2)
    change(select('region'), 'CA')
    expect(listed()).toEqual(['City: Required'])
    input('billing_other').click()
    input('billing_city').setAttribute('aria-invalid', 'true')
    input('billing_other').click()
    expect(listed()).toEqual([])
  })
})

it('a field is checked on leaving with the format of its country', () => {
  leave(input('postal_code'), '8030')
  expect(document.getElementById('postal_code-error')?.textContent).toBe('Like 80302')
  leave(input('postal_code'), '80302')
  expect(document.getElementById('postal_code-error')).toBeNull()
})

it('a required field that is emptied again is an error on leaving, and one that is only passed is none', () => {
  const error = () => document.getElementById('city-error')?.textContent
  const pass = () => input('city').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  pass()
  expect(error()).toBeUndefined()
  leave(input('city'), 'Bern')
  change(input('city'), '')
  pass()
  expect(error()).toBe('Required')
})

it('an address without a dot, a text of spaces and a part of a VAT id are errors on leaving', () => {
  const error = (name: string) => document.getElementById(`${name}-error`)?.textContent
  leave(input('email'), 'ana@exemplo')
  leave(input('city'), '  ')
  leave(input('vat_id'), 'US12')
  expect(['email', 'city', 'vat_id'].map(error)).toEqual(['No email', 'Required', 'Like 123'])
  leave(input('email'), 'ana@exemplo.pt')
  leave(input('city'), ' Porto')
  leave(input('vat_id'), ' us 1.23')
  expect(['email', 'city', 'vat_id'].map(error)).toEqual([undefined, undefined, undefined])
})

it('another country has its own labels, format and example, and no region where it needs none', () => {
  const labels = { postal_code: 'Postleitzahl', city: 'Ort', region: '' }
  const country = {
    labels,
    hint: 'Zum Beispiel 1010',
    format: '^\\d{4}$',
    wrongCode: 'Wie 1010',
    wrongPhone: 'Wie +43',
    vatId: { label: 'UID', hint: 'Zum Beispiel ATU12345678', format: '^(?:AT)?U\\d{8}$', wrong: 'Wie ATU12345678' },
  }
  find('form', HTMLFormElement).dataset.countries = JSON.stringify({ DE: { ...country, keyboard: 'numeric' } })
  input('postal_code').value = '80302'
  input('vat_id').value = '123'
  change(select('country'), 'DE')
  expect(find('label[for=city]', HTMLElement).textContent).toBe('Ort')
  expect(select('region').closest<HTMLElement>('.field')?.hidden).toBe(true)
  expect(document.getElementById('postal_code-hint')?.textContent).toBe('Zum Beispiel 1010')
  expect(document.getElementById('postal_code-error')?.textContent).toBe('Wie 1010')
  expect(input('phone').dataset.wrong).toBe('Wie +43')
  expect(find('label[for=vat_id]', HTMLElement).textContent).toBe('UID')
  expect(document.getElementById('vat_id-hint')?.textContent).toBe('Zum Beispiel ATU12345678')
  expect(document.getElementById('vat_id-error')?.textContent).toBe('Wie ATU12345678')
})

describe('a reload', () => {
  const stored = () => sessionStorage.getItem('checkoutDraft') ?? ''

  it('keeps what the shopper has typed and chosen, and never the payment', async () => {
    change(input('city'), 'Boulder')
    change(input('company'), 'Berg')
    find('[name=shipping][value="2"]', HTMLInputElement).click()
    find('[name=payment][value=decline]', HTMLInputElement).click()
    input('billing_other').click()
    change(input('billing_city'), 'Denver')
    change(select('region'), 'CA')
    expect(stored()).not.toMatch(/secret|payment|seen/)
    sent = []
    await open()
    expect([input('city').value, input('billing_city').value, select('region').value]).toEqual([
      'Boulder',
      'Denver',
      'CA',
    ])
    expect(find('details', HTMLDetailsElement).open).toBe(true)
    expect(find('[name=shipping][value="2"]', HTMLInputElement).checked).toBe(true)
    expect(find('[name=payment][value=approve]', HTMLInputElement).checked).toBe(true)
    expect(sent.map((body) => body.get('action'))).toEqual(['total'])
  })

  it.each([
    ['of another cart', '{"owner":"another","fields":{"city":"Boulder"}}'],
    ['that is no JSON', '{'],
    ['without fields', '{"owner":"cart"}'],
    ['with a number', '{"owner":"cart","fields":{"city":1}}'],
    ['that is too long', `{"owner":"cart","fields":{"city":"${'x'.repeat(1001)}"}}`],
    ['of a payment', '{"owner":"cart","fields":{"payment":"decline","csrf":"x","unknown":"x"}}'],
  ])('ignores a draft %s', async (_kind, text) => {
    sessionStorage.setItem('checkoutDraft', text)
    await open()
    expect(input('city').value).toBe('')
    expect(input('csrf').value).toBe('secret')
    expect(find('[name=payment][value=approve]', HTMLInputElement).checked).toBe(true)
  })

  it('finds nothing after the order was placed', async () => {
    change(input('city'), 'Boulder')
    const script: string = './assets/placed.js'
    await import(script)
    expect(stored()).toBe('')
  })
})
