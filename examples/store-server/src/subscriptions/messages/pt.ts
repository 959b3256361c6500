import type { SubscriptionMessages } from './en.ts'

export const pt: SubscriptionMessages = {
  newsletterTitle: 'Confirmar a newsletter',
  newsletterText: 'Ao carregar no botão, passa a receber a newsletter no seu endereço.',
  stockTitle: 'Confirmar o aviso',
  stockText: 'Ao carregar no botão, permite que lhe escrevamos quando o artigo estiver disponível.',
  confirm: 'Confirmar',
  confirmedTitle: 'Está confirmado',
  confirmedText: 'Escrevemos-lhe por e-mail. Cada e-mail tem uma ligação para cancelar a subscrição.',
  endTitle: 'Cancelar a subscrição?',
  endText: 'Deixa de receber estes e-mails.',
  end: 'Cancelar a subscrição',
  endedTitle: 'Subscrição cancelada',
  endedText: 'Apagámos o seu endereço desta lista.',
  unknownTitle: 'Esta ligação já não funciona',
  unknownText: 'A subscrição terminou ou a ligação expirou.',
}
