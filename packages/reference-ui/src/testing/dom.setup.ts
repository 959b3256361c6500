// The DOM of these tests does not know `<search>` (HTML, section 4.4.15) yet, and React would take it for a misspelt component.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})
