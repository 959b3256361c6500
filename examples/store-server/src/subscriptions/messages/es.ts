import type { SubscriptionMessages } from './en.ts'

export const es: SubscriptionMessages = {
  newsletter: {
    confirmTitle: 'Confirma tu suscripción al boletín',
    confirmText: 'Pulsa el botón para recibir nuestro boletín por correo electrónico.',
    confirmedTitle: 'Gracias por confirmar',
    confirmedText: 'Puedes cancelar la suscripción en cualquier momento con el enlace de cada boletín.',
    endTitle: '¿Cancelar la suscripción al boletín?',
    endText: 'Dejarás de recibir nuestro boletín.',
    end: 'Cancelar la suscripción',
    endedTitle: 'Suscripción cancelada',
    endedText: 'Hemos borrado tu dirección de la lista del boletín.',
  },
  stock: {
    confirmTitle: 'Confirma tu aviso de disponibilidad',
    confirmText: 'Pulsa el botón y te enviaremos un único correo en cuanto este artículo esté disponible.',
    confirmedTitle: 'Tu aviso de disponibilidad está confirmado',
    confirmedText:
      'Te enviaremos un único correo en cuanto este artículo esté disponible. Después, el aviso termina por sí solo.',
    endTitle: '¿Cancelar este aviso?',
    endText: 'No te escribiremos cuando este artículo esté disponible.',
    end: 'Cancelar el aviso',
    endedTitle: 'Aviso cancelado',
    endedText: 'Hemos borrado tu dirección de este aviso y no te escribiremos sobre este artículo.',
  },
  confirm: 'Confirmar',
  goneTitle: 'Ya no recibirás estos correos',
  goneText: 'Ya no guardamos ninguna dirección para este enlace.',
  unknownTitle: 'Este enlace ya no funciona',
  unknownText: 'El enlace ha caducado, o has cancelado la suscripción o ya has recibido el correo que pediste.',
}
