export const en = {
  newsletter: {
    confirmTitle: 'Confirm your newsletter subscription',
    confirmText: 'Press the button to receive our newsletter by email.',
    confirmedTitle: 'Thank you for confirming',
    confirmedText: 'You can unsubscribe at any time with the link in every newsletter.',
    endTitle: 'Unsubscribe from the newsletter?',
    endText: 'You will no longer receive our newsletter.',
    end: 'Unsubscribe',
    endedTitle: 'You are unsubscribed',
    endedText: 'We have deleted your address from the newsletter list.',
  },
  stock: {
    confirmTitle: 'Confirm your stock alert',
    confirmText: 'Press the button, and we will send you exactly one email as soon as this item is available.',
    confirmedTitle: 'Your stock alert is confirmed',
    confirmedText:
      'We will send you exactly one email as soon as this item is available. The alert then ends by itself.',
    endTitle: 'End this stock alert?',
    endText: 'We will not email you when this item is available.',
    end: 'End stock alert',
    endedTitle: 'Your stock alert has ended',
    endedText: 'We have deleted your address from this alert and will not email you about this item.',
  },
  confirm: 'Confirm',
  goneTitle: 'You will not receive any more of these emails',
  goneText: 'We no longer store an address for this link.',
  unknownTitle: 'This link no longer works',
  unknownText: 'The link has expired, or you have unsubscribed or already received the email that you asked for.',
}

export type SubscriptionMessages = typeof en
