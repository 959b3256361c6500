import type { CompareMessages } from './index.ts'

export const messages: CompareMessages = {
  title: 'Comparar productos',
  text: 'Compara hasta cuatro productos del mismo tipo.',
  empty: 'Todavía no has elegido productos para comparar.',
  emptyHint: 'Abre un producto y elige «Comparar».',
  otherTypes: 'Solo puedes comparar productos del mismo tipo, así que algunos no aparecen.',
  feature: 'Dato',
  remove: 'Quitar',
  price: 'Precio',
  use: 'Uso',
  material: 'Material',
  weight: 'Peso',
  fit: 'Ajuste',
  features: 'Características',
  rating: 'Valoración',
  noRating: 'Aún no hay opiniones',
  unknown: 'No indicado',
  running: 'Running',
  cycling: 'Ciclismo',
  hiking: 'Senderismo',
  snow: 'Nieve',
}
