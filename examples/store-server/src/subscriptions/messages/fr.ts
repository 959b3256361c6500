import type { SubscriptionMessages } from './en.ts'

export const fr: SubscriptionMessages = {
  newsletter: {
    confirmTitle: 'Confirmez votre abonnement à la newsletter',
    confirmText: 'Appuyez sur le bouton pour recevoir notre newsletter par e-mail.',
    confirmedTitle: 'Merci, c’est confirmé',
    confirmedText: 'Vous pouvez vous désabonner à tout moment avec le lien de chaque newsletter.',
    endTitle: 'Vous désabonner de la newsletter ?',
    endText: 'Vous ne recevrez plus notre newsletter.',
    end: 'Me désabonner',
    endedTitle: 'Votre désabonnement est confirmé',
    endedText: 'Nous avons supprimé votre adresse de la liste de la newsletter.',
  },
  stock: {
    confirmTitle: 'Confirmez votre alerte de disponibilité',
    confirmText: 'Appuyez sur le bouton, et nous vous enverrons un seul e-mail, dès que cet article sera disponible.',
    confirmedTitle: 'Votre alerte de disponibilité est confirmée',
    confirmedText:
      'Nous vous enverrons un seul e-mail, dès que cet article sera disponible. L’alerte prendra alors fin d’elle-même.',
    endTitle: 'Mettre fin à cette alerte ?',
    endText: 'Nous ne vous écrirons pas quand cet article sera disponible.',
    end: 'Mettre fin à l’alerte',
    endedTitle: 'Votre alerte de disponibilité a pris fin',
    endedText: 'Nous avons supprimé votre adresse de cette alerte et ne vous écrirons pas à propos de cet article.',
  },
  confirm: 'Confirmer',
  goneTitle: 'Vous ne recevrez plus ces e-mails',
  goneText: 'Aucune adresse n’est plus enregistrée pour ce lien.',
  unknownTitle: 'Ce lien n’est plus valable',
  unknownText: 'Le lien a expiré, l’abonnement a pris fin, ou vous avez déjà reçu l’e-mail demandé.',
}
