import type { ReturnStepsMessages } from './index.ts'

export const messages: ReturnStepsMessages = {
  announce:
    'Abre tu pedido con el enlace de nuestro correo o en tu cuenta y elige qué devuelves. Si devuelves todo el pedido, también puedes usar el enlace de abajo. Te lo confirmamos enseguida por correo electrónico.',
  pack: 'Empaqueta los artículos con sus etiquetas y, si puedes, en la caja en la que llegaron.',
  slip: 'Imprime la hoja de devolución desde la página de tu pedido o desde nuestro correo y métela en el paquete. Si no tienes impresora, basta una hoja con tu nombre y el número de pedido.',
  label:
    'Pega en el paquete la etiqueta con la dirección que viene en la hoja, o escribe en él nuestra dirección de devolución.',
  customs: 'En la declaración de aduanas, elige «Mercancía devuelta».',
  send: (days) =>
    `Envía el paquete en los ${days} días siguientes a tu solicitud, con la empresa de transporte que prefieras, y guarda el recibo.`,
  postage:
    'La devolución es gratis: envíanos una foto del recibo por correo electrónico y te reembolsamos también el envío de un paquete estándar.',
  refund:
    'Te reembolsamos lo que pagaste por los artículos, incluidos los gastos de envío estándar, en los 14 días siguientes a tu solicitud y con el mismo medio de pago. Podemos esperar a recibir los artículos o a que demuestres que los has enviado.',
  address: 'Dirección de devolución',
  howTo: 'Cómo devolver artículos',
}
