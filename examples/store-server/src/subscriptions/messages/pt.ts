import type { SubscriptionMessages } from './en.ts'

export const pt: SubscriptionMessages = {
  newsletter: {
    confirmTitle: 'Confirme a subscrição da newsletter',
    confirmText: 'Carregue no botão para receber a nossa newsletter por e-mail.',
    confirmedTitle: 'Obrigado pela confirmação',
    confirmedText: 'Pode cancelar a subscrição quando quiser, com a ligação em cada newsletter.',
    endTitle: 'Cancelar a subscrição da newsletter?',
    endText: 'Deixa de receber a nossa newsletter.',
    end: 'Cancelar a subscrição',
    endedTitle: 'Subscrição cancelada',
    endedText: 'Apagámos o seu endereço da lista da newsletter.',
  },
  stock: {
    confirmTitle: 'Confirme o aviso de disponibilidade',
    confirmText: 'Carregue no botão e enviamos-lhe um único e-mail, assim que este artigo estiver disponível.',
    confirmedTitle: 'O seu aviso de disponibilidade está confirmado',
    confirmedText:
      'Enviamos-lhe um único e-mail, assim que este artigo estiver disponível. Depois, o aviso termina por si.',
    endTitle: 'Cancelar este aviso?',
    endText: 'Não lhe escreveremos quando este artigo estiver disponível.',
    end: 'Cancelar o aviso',
    endedTitle: 'Aviso cancelado',
    endedText: 'Apagámos o seu endereço deste aviso e não lhe escreveremos sobre este artigo.',
  },
  confirm: 'Confirmar',
  goneTitle: 'Já não recebe estes e-mails',
  goneText: 'Já não guardamos nenhum endereço para esta ligação.',
  unknownTitle: 'Esta ligação já não funciona',
  unknownText: 'A ligação expirou, ou cancelou a subscrição ou já recebeu o e-mail que pediu.',
}
