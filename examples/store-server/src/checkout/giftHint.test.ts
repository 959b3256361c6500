import { expect, it } from 'vitest'
import { giftHintIn } from './giftHint.ts'
import { checkoutMessages } from './messages/index.ts'

it.each(['de', 'en', 'es', 'fr', 'it', 'pt'] as const)(
  'a gift in %s has the value on its customs form only beyond a customs border',
  (language) => {
    const messages = checkoutMessages[language]
    for (const country of ['CH', 'GB', 'NO']) expect(giftHintIn(messages, country)).toContain(messages.giftCustoms)
    for (const country of ['DE', 'FR', 'US']) expect(giftHintIn(messages, country)).not.toContain(messages.giftCustoms)
  },
)
