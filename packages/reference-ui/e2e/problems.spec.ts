import { expect, test } from './shop.ts'

test('a journey reports violations of the content policy', async ({ shop, problems }) => {
  await shop.open('')
  expect(problems.all).toEqual([])
  await shop.page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = 'http://127.0.0.1:9/not-ours.png'
    document.body.append(picture)
  })
  await expect.poll(() => problems.all).toContainEqual(expect.stringMatching(/^Content policy violated: img-src/))
  problems.expect(/^Content policy violated: img-src|violates the following Content Security Policy directive/)
})

test('a journey reports server markup that React has to replace', async ({ shop, problems }) => {
  await shop.page.route('**/us/en-us', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace(/(<h1[^>]*>)/, '$1Not what React would say ') })
  })
  await shop.open('')
  await expect.poll(() => problems.all).toContainEqual(expect.stringMatching(/^Uncaught: .*(hydrat|#418)/i))
  problems.expect(/hydrat|#418/i)
})
