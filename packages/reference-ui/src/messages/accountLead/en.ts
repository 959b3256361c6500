export const messages = {
  dashboard: 'Follow your orders, return something, or change your details, password and Wish List.',
  order: 'What you ordered, where the parcel is and how to return something.',
}
