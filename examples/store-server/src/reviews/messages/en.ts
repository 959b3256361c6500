export const en = {
  reviews: 'Reviews',
  write: 'Write a review',
  writeNamed: (product: string) => `Write a review: ${product}`,
  pending: 'We are checking your review.',
  published: 'Your review is in the shop.',
  rejected: 'We did not publish your review.',
  intro: 'Tell others how the product has worked for you. We show good and bad reviews alike.',
  verified: 'How reviews are verified',
  stars: 'Your rating',
  starNames: ['1 star: poor', '2 stars: fair', '3 stars: okay', '4 stars: good', '5 stars: excellent'],
  fit: 'How does the size fit?',
  fits: { small: 'Runs small', true: 'True to size', large: 'Runs large', '': 'No answer' },
  title: 'Title',
  content: 'Your review',
  contentHint: (max: string) =>
    `What did you use the product for? What is good, what could be better? Up to ${max} characters.`,
  author: 'Name shown with the review',
  authorHint: 'Everybody can read this name. A first name or a nickname is enough.',
  checked: 'We read every review before it appears in the shop.',
  send: 'Send review',
  doneTitle: 'Thank you for your review',
  errors: {
    stars: 'Please choose 1 to 5 stars',
    tooLong: (max: string) => `Please use no more than ${max} characters`,
  },
  notArrivedTitle: 'You can review this item later',
  notArrivedText: 'You can write a review once your order has arrived.',
  returnedTitle: 'You cannot review this item',
  returnedText: 'You have returned this item or withdrawn from its purchase. You can review the items that you keep.',
  writtenTitle: 'You have already reviewed this item',
  writtenText: {
    before: 'You can write one review for each item of an order. To change or delete it, please ',
    contact: 'write to us',
    after: '.',
  },
}

export type ReviewMessages = typeof en
