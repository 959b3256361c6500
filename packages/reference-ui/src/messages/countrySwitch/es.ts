import type { CountrySwitchMessages } from './index.ts'

export const messages: CountrySwitchMessages = {
  title: (site) => `¿Ir al sitio «${site}»?`,
  text: 'Al cambiar de sitio, tu cesta de aquí se vacía. Puedes llevarte tus artículos, en las mismas tallas, y traerlos de vuelta más tarde.',
  delivery: (country, dates) => `Entrega (${country}): ${dates}`,
  currency: (currency) => `Los precios del otro sitio están en esta moneda: ${currency}.`,
  sameCurrency: (currency) => `Los precios siguen en esta moneda: ${currency}.`,
  language: (language) => `Ese sitio está en otro idioma: ${language}.`,
  duties: 'Los precios de ese sitio incluyen impuestos y aranceles. No pagas nada en la entrega.',
  soldThere: 'Disponible allí',
  staysHere: 'No se puede pasar al otro sitio',
  notSold: 'No se vende allí',
  notSoldHere: 'No se vende aquí',
  comingSoon: 'Aún no está a la venta',
  soldOut: 'Agotado',
  notShipped: (country) => `No se envía a este país: ${country}`,
  notCarried: 'Solo es válido en este sitio',
  onlyValidThere: 'Solo es válido en el otro sitio',
  fewer: (quantity) => (quantity === 1 ? 'Solo queda 1' : `Solo quedan ${quantity}`),
  unchecked:
    'Ahora no podemos comprobar qué se vende allí. Si pasas tus artículos, te diremos cuáles no se han podido añadir.',
  take: 'Pasar mis artículos',
  leave: 'Ir sin mis artículos',
  stay: 'Quedarme aquí',
  blocked: 'Tu navegador no nos deja guardar tus artículos, así que no podemos pasarlos al otro sitio.',
  added: (count) =>
    count === 1 ? '1 artículo está en tu nueva cesta.' : `${count} artículos están en tu nueva cesta.`,
  codesTried: (codes) => `Si pasas tus artículos, también probaremos allí tu código: ${codes}.`,
  codesStay: (codes) =>
    `Códigos que no pasan al otro sitio: ${codes}. Allí puedes volver a introducir los que ese sitio acepte.`,
  different: 'Qué cambia en tu nueva cesta',
  reduced: (quantity, wanted) => `${quantity} en lugar de ${wanted}: no quedan más`,
  notAdded: 'No hemos podido añadir este artículo. Inténtalo de nuevo en la página del producto.',
  viewCart: 'Ver la cesta',
}
