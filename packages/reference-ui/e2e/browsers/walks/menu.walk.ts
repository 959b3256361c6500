import { banner, main, menuButton, messages, title } from '../parts.ts'
import { walk } from '../walk.ts'

walk('a shopper opens the menu and goes to a category', async ({ visit }) => {
  await visit.open('')
  if (visit.isPhone) {
    const menu = { role: 'dialog', name: messages.header.menu }
    await visit.press(menuButton)
    await visit.has(menu)
    await visit.look('first')
    await visit.keepsFocusIn(menu)
    await visit.key('Escape')
    await visit.hasNo(menu)
    await visit.hasFocus(menuButton)
    await visit.press(menuButton)
    await visit.press({ role: 'button', name: 'Women', inside: menu })
    await visit.press({ role: 'button', name: 'Jackets', inside: menu })
    await visit.has({ role: 'link', name: 'Rain jackets', inside: menu })
    await visit.look('third')
    await visit.press({ role: 'link', name: 'Rain jackets', inside: menu })
    await visit.hasNo(menu)
  } else {
    await visit.press({ role: 'button', name: 'Women', inside: { role: 'navigation', inside: banner } })
    await visit.has({ role: 'link', name: 'Rain jackets', inside: banner })
    await visit.look('open')
    await visit.key('Escape')
    await visit.hasNo({ role: 'link', name: 'Rain jackets', inside: banner })
    await visit.press({ role: 'button', name: 'Women', inside: { role: 'navigation', inside: banner } })
    await visit.press({ role: 'link', name: 'Rain jackets', inside: banner })
  }
  await visit.hasText(title, /rain jackets/i)
  await visit.has({ role: 'article', inside: main })
  await visit.look('category')
})
