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
  tooLong: 'Ce texte est trop long\u202f: 4000 caractères au maximum.',
  failed: 'Nous n’avons pas pu envoyer votre message. Il est toujours là\u202f: veuillez réessayer dans un instant.',
  offline:
    'Vous êtes hors ligne. Votre message est toujours là\u202f: envoyez-le dès que vous serez de nouveau en ligne.',
  tooMany: 'Vous avez déjà envoyé plusieurs messages. Veuillez réessayer dans une heure.',
  draftRestored: 'Voici ce que vous aviez saisi avant la déconnexion. Ce n’est pas encore envoyé.',
  sent: 'Merci pour votre message',
  sentText: 'Nous vous répondrons par e-mail.',
  another: 'Envoyer un autre message',
}
