import type { SubscriptionMessages } from './en.ts'

export const pt: SubscriptionMessages = {
  newsletterTitle: 'Confirme a subscrição da newsletter',
  newsletterText: 'Carregue no botão para receber a nossa newsletter por e-mail.',
  stockTitle: 'Confirme o aviso de disponibilidade',
  stockText: 'Carregue no botão e escrevemos-lhe quando o artigo estiver disponível.',
  confirm: 'Confirmar',
  confirmedTitle: 'Obrigado pela confirmação',
  confirmedText: 'Pode cancelar a subscrição quando quiser, com a ligação nos nossos e-mails.',
  endTitle: 'Cancelar a subscrição?',
  endText: 'Deixa de receber estes e-mails.',
  end: 'Cancelar a subscrição',
  endedTitle: 'Subscrição cancelada',
  endedText: 'Apagámos o seu endereço desta lista.',
  unknownTitle: 'Esta ligação já não funciona',
  unknownText: 'A subscrição terminou ou a ligação expirou.',
}
