import type { SubscriptionMessages } from './en.ts'

export const fr: SubscriptionMessages = {
  newsletterTitle: 'Confirmer la newsletter',
  newsletterText: 'En appuyant sur le bouton, vous recevrez la newsletter à votre adresse.',
  stockTitle: 'Confirmer l’alerte',
  stockText: 'En appuyant sur le bouton, vous nous autorisez à vous écrire dès que l’article sera disponible.',
  confirm: 'Confirmer',
  confirmedTitle: 'Merci, c’est confirmé',
  confirmedText: 'Nous vous écrirons par e-mail. Chaque e-mail contient un lien pour vous désabonner.',
  endTitle: 'Vous désabonner ?',
  endText: 'Vous ne recevrez plus ces e-mails.',
  end: 'Me désabonner',
  endedTitle: 'Votre désabonnement est enregistré',
  endedText: 'Nous avons supprimé votre adresse de cette liste.',
  unknownTitle: 'Ce lien n’est plus valable',
  unknownText: 'L’abonnement a pris fin, ou le lien a expiré.',
}
