import type { MailMessages } from './en.ts'

export const es: MailMessages = {
  demo: 'Esta tienda es una demostración: no se mueve dinero ni se envía nada.',
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
    text: (number) => `Hemos recibido tu pedido ${number}. Te escribiremos de nuevo cuando salga.`,
    link: 'Ver mi pedido',
    linkNote: 'El enlace abre tu pedido sin contraseña. No reenvíes este correo.',
    returns: (days) =>
      `Las devoluciones son gratuitas durante los ${days} días siguientes a la entrega. Puedes pedirlas en la página de tu pedido.`,
    withdrawal: (days) =>
      `Puedes desistir de este contrato sin dar motivos hasta ${days} días después de la entrega. El botón está en la página de tu pedido.`,
  },
  orderShipped: {
    subject: (number) => `Tu pedido ${number} está en camino`,
    title: 'Tu pedido está en camino',
    text: (number) => `Hemos entregado tu pedido ${number} al transportista.`,
    delivery: 'Envío',
    tracking: 'Número de seguimiento',
    link: 'Seguir mi paquete',
  },
  withdrawal: {
    subject: (number) => `Tu desistimiento del pedido ${number}`,
    title: 'Hemos recibido tu desistimiento',
    text: 'Este correo confirma lo que nos has enviado y cuándo. Consérvalo.',
    next: 'Devuelve los artículos en un plazo de 14 días. Te reembolsaremos lo que pagaste, con el coste del envío estándar, en 14 días, y podemos esperar a tener los artículos de vuelta.',
  },
  returning: {
    subject: (number) => `Tu devolución del pedido ${number}`,
    title: 'Hemos recibido tu solicitud de devolución',
    text: 'Este correo confirma lo que quieres devolver y cuándo nos has escrito.',
    next: 'Devuelve los artículos en un plazo de 14 días. Te los reembolsaremos en cuanto lleguen.',
  },
  itemsReceived: {
    subject: (number) => `Ya tenemos tus artículos del pedido ${number}`,
    title: 'Ahora toca tu reembolso',
    text: (number) =>
      `Ya tenemos los artículos devueltos del pedido ${number}. Te reembolsaremos lo que pagaste por ellos en un plazo de 14 días, con el mismo medio de pago.`,
  },
  refunded: {
    subject: (number) => `Tu reembolso del pedido ${number}`,
    title: 'Te hemos hecho el reembolso',
    text: (number) =>
      `Hemos reembolsado lo que pagaste por los artículos devueltos del pedido ${number}, con el mismo medio de pago. Tu banco puede tardar unos días en mostrarlo.`,
  },
  message: {
    subject: 'Hemos recibido tu mensaje',
    title: 'Gracias por tu mensaje',
    text: 'Tu mensaje ha llegado. Te responderemos por correo electrónico.',
    notYou: 'Si no nos has escrito, puedes ignorar este correo.',
  },
  notAsked: 'Si no lo has pedido, puedes ignorar este correo. No te llegará nada más.',
  unsubscribe: 'Cancelar la suscripción',
  newsletter: {
    subject: 'Confirma el boletín',
    title: 'Un paso más para el boletín',
    text: 'Confirma que podemos enviar el boletín a esta dirección.',
    link: 'Confirmar',
  },
  stock: {
    subject: (name) => `¿Te avisamos cuando vuelva? ${name}`,
    title: 'Un paso más para el aviso',
    text: (name) => `Confirma que podemos escribirte cuando este artículo esté disponible: ${name}.`,
    link: 'Confirmar',
  },
  back: {
    subject: (name) => `Ha vuelto: ${name}`,
    title: 'Disponible de nuevo',
    text: (name) => `Nos pediste que te avisáramos: ${name} vuelve a estar disponible. No lo hemos reservado.`,
    link: 'Ver el artículo',
    last: 'Este era el único correo sobre este artículo. No tienes que cancelar nada.',
  },
}
