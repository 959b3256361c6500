export const en = {
  newsletterTitle: 'Confirm your newsletter subscription',
  newsletterText: 'Press the button to receive our newsletter by email.',
  stockTitle: 'Confirm your stock alert',
  stockText: 'Press the button, and we will email you when the item is available.',
  confirm: 'Confirm',
  confirmedTitle: 'Thank you for confirming',
  confirmedText: 'You can unsubscribe at any time with the link in our emails.',
  endTitle: 'Unsubscribe?',
  endText: 'You will no longer receive these emails.',
  end: 'Unsubscribe',
  endedTitle: 'You are unsubscribed',
  endedText: 'We have deleted your address from this list.',
  unknownTitle: 'This link no longer works',
  unknownText: 'The subscription has ended, or the link has expired.',
}

export type SubscriptionMessages = typeof en
