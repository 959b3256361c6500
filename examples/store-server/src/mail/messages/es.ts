import type { MailMessages } from './en.ts'

export const es: MailMessages = {
  demo: 'Esta es una tienda de demostración: no te cobramos ni te enviamos nada.',
  questions: '¿Tienes alguna pregunta?',
  service: 'Atención al cliente',
  order: 'Pedido',
  name: 'Nombre',
  email: 'Correo electrónico',
  received: 'Recibido',
  items: 'Artículos',
  quantity: (n) => `Cantidad: ${n}`,
  orderPlaced: {
    subject: (number) => `Tu pedido ${number}`,
    title: 'Gracias por tu pedido',
    text: (number) => `Hemos recibido tu pedido ${number}. Te escribiremos de nuevo cuando lo enviemos.`,
    link: 'Ver mi pedido',
    linkNote: 'Este enlace abre tu pedido sin contraseña, así que no reenvíes este correo.',
    returns: (days) =>
      `Las devoluciones son gratuitas durante los ${days} días siguientes a la entrega. Puedes solicitarlas en la página de tu pedido.`,
    withdrawal: (days) =>
      `Puedes desistir del contrato sin indicar el motivo hasta ${days} días después de la entrega. Encontrarás el botón en la página de tu pedido.`,
  },
  orderAgain: {
    text: (number) =>
      `Has solicitado de nuevo el correo de tu pedido ${number}. En la página del pedido ves el estado y el número de seguimiento.`,
    notYou: 'Si no has solicitado este correo, puedes ignorarlo. Solo lo enviamos a la dirección del pedido.',
  },
  orderShipped: {
    subject: (number) => `Tu pedido ${number} está en camino`,
    title: 'Tu pedido está en camino',
    text: (number) => `Hemos enviado tu pedido ${number}.`,
    delivery: 'Envío',
    tracking: 'Número de seguimiento',
    link: 'Seguir mi paquete',
  },
  withdrawal: {
    subject: (number) => `Tu desistimiento del pedido ${number}`,
    title: 'Hemos recibido tu desistimiento',
    text: 'Este correo confirma tu desistimiento y la fecha en que lo hemos recibido. Guárdalo.',
  },
  returning: {
    subject: (number) => `Tu devolución del pedido ${number}`,
    title: 'Hemos recibido tu solicitud de devolución',
    text: 'Este correo confirma los artículos que quieres devolver y la fecha de tu solicitud.',
  },
  itemsReceived: {
    subject: (number) => `Hemos recibido tus artículos del pedido ${number}`,
    title: 'Próximo paso: tu reembolso',
    text: (number) =>
      `Hemos recibido los artículos devueltos del pedido ${number}. Te reembolsaremos lo que pagaste por ellos en un plazo de 14 días, con el mismo medio de pago.`,
  },
  refunded: {
    subject: (number) => `Tu reembolso del pedido ${number}`,
    title: 'Ya te hemos hecho el reembolso',
    text: (number) => `Hemos reembolsado lo que pagaste por estos artículos del pedido ${number}.`,
    bank: 'Tu banco puede tardar unos días en mostrarlo.',
    giftCard: 'Ya puedes usar el importe de tu tarjeta regalo.',
  },
  message: {
    subject: 'Hemos recibido tu mensaje',
    title: 'Gracias por tu mensaje',
    text: 'Hemos recibido tu mensaje y te responderemos por correo electrónico.',
    notYou: 'Si no nos has escrito, puedes ignorar este correo.',
  },
  notAsked: 'Si no lo has solicitado, puedes ignorar este correo. No te enviaremos ninguno más.',
  unsubscribe: 'Cancelar la suscripción',
  newsletter: {
    subject: 'Confirma tu suscripción al boletín',
    title: 'Confirma tu suscripción al boletín',
    text: 'Confirma que quieres recibir nuestro boletín en esta dirección de correo electrónico.',
    link: 'Confirmar',
  },
  stock: {
    subject: (name) => `Confirma tu aviso de disponibilidad: ${name}`,
    title: 'Confirma tu aviso de disponibilidad',
    text: (name) => `Confirma que quieres recibir un único correo cuando este artículo esté disponible: ${name}.`,
    link: 'Confirmar',
  },
  back: {
    subject: (name) => `Ya disponible: ${name}`,
    title: 'Ya disponible',
    text: (name) => `Nos pediste un aviso: ${name} ya está disponible. No lo hemos reservado para ti.`,
    link: 'Ver el producto',
    last: 'Este es el único correo sobre este artículo. No hace falta que canceles la suscripción.',
    others: 'Este es el único correo sobre este artículo. Tienes otros avisos de disponibilidad:',
    endOther: (name) => `Cancelar el aviso: ${name}`,
  },
}
