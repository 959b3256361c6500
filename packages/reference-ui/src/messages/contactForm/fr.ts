import type { ContactFormMessages } from './index.ts'

export const messages: ContactFormMessages = {
  title: 'Envoyez-nous un message',
  name: 'Votre nom',
  email: 'Adresse e-mail',
  message: 'Votre message',
  messageHint: 'S’il s’agit d’une commande, indiquez son numéro.',
  send: 'Envoyer le message',
  required: 'Veuillez remplir ce champ.',
  emailInvalid: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
  tooLong: 'C’est trop long\u202f: 4000 caractères au maximum.',
  failed: 'Votre message n’a pas été envoyé. Il est toujours là\u202f: veuillez réessayer dans un instant.',
  offline:
    'Vous êtes hors ligne. Votre message est toujours là\u202f: envoyez-le dès que vous serez de nouveau en ligne.',
  tooMany: 'Nous avons déjà plusieurs messages de vous. Veuillez réessayer dans une heure.',
  sent: 'Merci. Votre message est bien arrivé.',
  sentText: 'Nous vous répondrons par e-mail.',
  another: 'Écrire un autre message',
}
