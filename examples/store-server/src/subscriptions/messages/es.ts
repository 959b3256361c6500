import type { SubscriptionMessages } from './en.ts'

export const es: SubscriptionMessages = {
  newsletterTitle: 'Confirma tu suscripción al boletín',
  newsletterText: 'Pulsa el botón para recibir nuestro boletín por correo electrónico.',
  stockTitle: 'Confirma tu aviso de disponibilidad',
  stockText: 'Pulsa el botón y te escribiremos cuando el artículo esté disponible.',
  confirm: 'Confirmar',
  confirmedTitle: 'Gracias por confirmar',
  confirmedText: 'Puedes cancelar la suscripción en cualquier momento con el enlace de nuestros correos.',
  endTitle: '¿Cancelar la suscripción?',
  endText: 'Dejarás de recibir estos correos.',
  end: 'Cancelar la suscripción',
  endedTitle: 'Suscripción cancelada',
  endedText: 'Hemos borrado tu dirección de esta lista.',
  unknownTitle: 'Este enlace ya no funciona',
  unknownText: 'La suscripción ha terminado o el enlace ha caducado.',
}
