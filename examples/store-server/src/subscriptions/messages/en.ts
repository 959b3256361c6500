export const en = {
  newsletterTitle: 'Confirm the newsletter',
  newsletterText: 'Press the button, and the newsletter comes to your address.',
  stockTitle: 'Confirm the note about stock',
  stockText: 'Press the button, and we write to you once the item is available.',
  confirm: 'Confirm',
  confirmedTitle: 'Thank you, that is confirmed',
  confirmedText: 'We will write to you by email. Each email has a link to unsubscribe.',
  endTitle: 'Unsubscribe?',
  endText: 'You will get no more of these emails.',
  end: 'Unsubscribe',
  endedTitle: 'You are unsubscribed',
  endedText: 'We have deleted your address from this list.',
  unknownTitle: 'This link does not work any more',
  unknownText: 'The subscription has ended, or the link has expired.',
}

export type SubscriptionMessages = typeof en
