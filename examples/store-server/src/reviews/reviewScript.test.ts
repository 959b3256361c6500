// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

const formOf = (name: string, saved: string, title = '') =>
  `<form data-draft="${name}" data-saved="${saved}" data-required="Required">
<fieldset aria-describedby="stars-error"><input type="radio" name="stars" value="4"><p id="stars-error">Choose</p></fieldset>
<div class="field"><input id="title" name="title" value="${title}" required data-format="^[^]{0,80}$" data-wrong="Too long"
 aria-invalid="true" aria-describedby="title-error"><p id="title-error">Too long</p></div>
<textarea name="content"></textarea></form>`

/** Loads a page and the script, as a browser does on each visit. */
const open = async (page: string) => {
  document.body.innerHTML = page
  vi.resetModules()
  const script: string = './assets/review.js'
  await import(script)
}

const field = (name: string) => {
  const found = document.querySelector(`[name=${name}]`)
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found
  throw new Error(`no ${name}`)
}
const type = (name: string, value: string) => {
  field(name).value = value
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => sessionStorage.clear())

it('shows what was typed into an unsent review again after a reload', async () => {
  await open(formOf('a', '0'))
  type('title', 'Dry')
  type('content', 'x'.repeat(2500))
  document.querySelector<HTMLInputElement>('[name=stars]')?.click()
  await open(formOf('a', '0'))
  expect([field('title').value, field('content').value.length]).toEqual(['Dry', 2500])
  expect(document.querySelector<HTMLInputElement>('[name=stars]')?.checked).toBe(true)
})

it('shows the newest text: that of the form which the server refused, then the one typed after it', async () => {
  await open(formOf('a', '0'))
  type('title', 'Typed before the refusal')
  await open(formOf('a', '1', 'Refused'))
  expect(field('title').value).toBe('Refused')
  type('title', 'Corrected')
  await open(formOf('a', '1', 'Refused'))
  expect(field('title').value).toBe('Corrected')
})

it('removes the error of a field and of the stars once they are correct', async () => {
  await open(formOf('a', '1', 'x'.repeat(81)))
  const leave = (value: string) => {
    type('title', value)
    field('title').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    return document.getElementById('title-error')?.textContent
  }
  expect(leave('y'.repeat(81))).toBe('Too long')
  expect(leave('')).toBe('Required')
  expect(leave('Dry')).toBeUndefined()
  expect(field('title').ariaInvalid).toBeNull()
  document.querySelector<HTMLInputElement>('[name=stars]')?.click()
  expect(document.getElementById('stars-error')).toBeNull()
  expect(document.querySelector('fieldset')?.hasAttribute('aria-describedby')).toBe(false)
  await open(formOf('a', '1', 'x'.repeat(81)))
  expect([field('title').value, document.getElementById('title-error')]).toEqual(['Dry', null])
})

it('keeps one draft for each item', async () => {
  await open(formOf('a', '0'))
  type('title', 'Jacket')
  await open(formOf('b', '0'))
  expect(field('title').value).toBe('')
  type('title', 'Shoes')
  await open(formOf('a', '0'))
  expect(field('title').value).toBe('Jacket')
})

it('removes the draft of a stored review, and no other', async () => {
  for (const name of ['a', 'b']) {
    await open(formOf(name, '0'))
    type('title', 'Dry')
  }
  await open('<p data-stored-draft="a"></p>')
  expect(Object.keys(sessionStorage)).toEqual(['reviewDraft:b'])
})

it('loads the page again when it comes from the back/forward cache', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  await open(formOf('a', '0'))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalled()
})
