import type { CountrySwitchMessages } from './index.ts'

export const messages: CountrySwitchMessages = {
  title: (site) => `Tu cesta y el sitio de ${site}`,
  text: 'Cada sitio tiene su propia cesta. Podemos añadir allí de nuevo tus artículos, en las mismas tallas.',
  currency: (currency) => `Allí los precios están en esta moneda: ${currency}.`,
  soldThere: 'A la venta allí',
  staysHere: 'No se puede llevar',
  notSold: 'No se vende allí',
  comingSoon: 'Aún no está a la venta',
  soldOut: 'Agotado',
  notShipped: (country) => `No se envía a este país: ${country}`,
  notCarried: 'Solo vale en este sitio',
  fewer: (quantity) => (quantity === 1 ? 'Solo queda 1' : `Solo quedan ${quantity}`),
  unchecked:
    'Ahora no podemos comprobar qué se vende allí. Si te llevas tu lista, te diremos qué no se ha podido añadir.',
  take: 'Llevar mi lista',
  leave: 'Ir sin mi lista',
  stay: 'Quedarme aquí',
  blocked: 'Tu navegador no nos deja guardar la lista, así que no se puede llevar.',
  added: (count) =>
    count === 1 ? '1 artículo está en tu nueva cesta.' : `${count} artículos están en tu nueva cesta.`,
  notAdded: (names) => `No añadido a la nueva cesta: ${names}`,
}
