import type { SubscriptionMessages } from './en.ts'

export const fr: SubscriptionMessages = {
  newsletterTitle: 'Confirmez votre abonnement à la newsletter',
  newsletterText: 'Appuyez sur le bouton pour recevoir notre newsletter par e-mail.',
  stockTitle: 'Confirmez votre alerte de disponibilité',
  stockText: 'Appuyez sur le bouton, et nous vous enverrons un e-mail dès que l’article sera disponible.',
  confirm: 'Confirmer',
  confirmedTitle: 'Merci, c’est confirmé',
  confirmedText: 'Vous pouvez vous désabonner à tout moment avec le lien de nos e-mails.',
  endTitle: 'Vous désabonner ?',
  endText: 'Vous ne recevrez plus ces e-mails.',
  end: 'Me désabonner',
  endedTitle: 'Votre désabonnement est confirmé',
  endedText: 'Nous avons supprimé votre adresse de cette liste.',
  unknownTitle: 'Ce lien n’est plus valable',
  unknownText: 'L’abonnement a pris fin, ou le lien a expiré.',
}
