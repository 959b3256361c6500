import type { SubscriptionMessages } from './en.ts'

export const es: SubscriptionMessages = {
  newsletterTitle: 'Confirmar el boletín',
  newsletterText: 'Al pulsar el botón, recibirás el boletín en tu dirección.',
  stockTitle: 'Confirmar el aviso',
  stockText: 'Al pulsar el botón, nos permites escribirte cuando el artículo esté disponible.',
  confirm: 'Confirmar',
  confirmedTitle: 'Gracias, está confirmado',
  confirmedText: 'Te escribiremos por correo electrónico. Cada correo tiene un enlace para cancelar la suscripción.',
  endTitle: '¿Cancelar la suscripción?',
  endText: 'No recibirás más correos de este tipo.',
  end: 'Cancelar la suscripción',
  endedTitle: 'Suscripción cancelada',
  endedText: 'Hemos borrado tu dirección de esta lista.',
  unknownTitle: 'Este enlace ya no funciona',
  unknownText: 'La suscripción ha terminado o el enlace ha caducado.',
}
