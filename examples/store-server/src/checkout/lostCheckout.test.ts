import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { HOST, shopOn } from '../testing/shop.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const NOBODYS = `/checkout/${'a'.repeat(43)}`

describeOnBothDatabases('an address of no checkout', (open) => {
  const freshShop = shopOn(open, [{ id: 31 }])

  it.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de', 'Dieser Link zur Kasse ist nicht gültig', 'Zum Warenkorb'],
    ['nl-NL,fr-BE;q=0.8', 'fr', 'Ce lien de commande n’existe pas', 'Voir le panier'],
    ['es', 'es', 'Esta compra no existe', 'Ir a la cesta'],
    ['it-CH', 'it', 'Questa pagina della cassa non esiste', 'Vai al carrello'],
    ['pt-BR', 'pt', 'Esta compra não existe', 'Ir para o carrinho'],
    ['en-US', 'en', 'This checkout does not exist', 'To the cart'],
    ['nl-NL', 'en', 'This checkout does not exist', 'To the cart'],
  ])('gets a page in the language of a visitor with %s', async (accepted, language, title, onwards) => {
    const shop = await freshShop()
    const headers = { ...BROWSER, 'accept-language': accepted }
    const reply = await shop.call('GET', NOBODYS, { headers })
    expect(reply).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(reply.text).toContain(`<html lang="${language}">`)
    expect(reply.text).toContain(`<h1>${title}</h1>`)
    expect(reply.text).toContain(`<a class="primary" href="/checkout-cart">${onwards}</a>`)
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it.each([
    ['GET', '/checkout/nope', 400],
    ['GET', '/checkout/', 400],
    ['GET', '/checkout/a/b', 404],
    ['POST', NOBODYS, 404],
    ['GET', `${NOBODYS}?q=%00`, 400],
  ] as const)('gets the same page for %s %s', async (method, path, status) => {
    const shop = await freshShop()
    const reply = await shop.call(method, path, { headers: { ...BROWSER, origin: HOST } })
    expect(reply.status).toBe(status)
    expect(reply.text).toContain('<h1>This checkout does not exist</h1>')
  })

  it('says that nothing was ordered when the form comes from another site', async () => {
    const shop = await freshShop()
    const reply = await shop.call('POST', NOBODYS, { headers: { ...BROWSER, origin: 'https://evil.example' } })
    expect(reply).toMatchObject({ status: 403, text: expect.stringContaining('<h1>That did not work</h1>') })
  })

  it.each([['application/json'], ['*/*']])('gets the standard error body with Accept: %s', async (accept) => {
    const shop = await freshShop()
    for (const path of [NOBODYS, '/checkout/nope', '/checkout/a/b']) {
      const reply = await shop.call('GET', path, { headers: { accept } })
      expect(reply.headers['content-type']).toContain('application/problem+json')
      expect(reply.body).toMatchObject({ code: expect.stringMatching(/^(not_found|invalid_request)$/) })
    }
  })
})
