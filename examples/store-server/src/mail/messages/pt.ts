import type { MailMessages } from './en.ts'

export const pt: MailMessages = {
  demo: 'Esta loja é uma demonstração: nada é cobrado nem enviado.',
  questions: 'Tem alguma pergunta?',
  service: 'Apoio ao cliente',
  order: 'Encomenda',
  name: 'Nome',
  email: 'E-mail',
  received: 'Recebido',
  items: 'Artigos',
  quantity: (n) => `Quantidade: ${n}`,
  orderPlaced: {
    subject: (number) => `A sua encomenda ${number}`,
    title: 'Obrigado pela sua encomenda',
    text: (number) => `Recebemos a sua encomenda ${number}. Voltamos a escrever-lhe quando for enviada.`,
    link: 'Ver a minha encomenda',
    linkNote: 'A ligação abre a sua encomenda sem palavra-passe. Não reencaminhe este e-mail.',
    returns: (days) =>
      `As devoluções são gratuitas durante ${days} dias após a entrega. Pode pedi-las na página da sua encomenda.`,
    withdrawal: (days) =>
      `Pode resolver este contrato, sem indicar o motivo, até ${days} dias após a entrega. O botão está na página da sua encomenda.`,
  },
  orderAgain: {
    text: (number) =>
      `Pediu para receber de novo o e-mail da sua encomenda ${number}. A página da encomenda mostra o estado e o número de seguimento.`,
    notYou: 'Se não pediu este e-mail, pode ignorá-lo. Só o enviamos para o endereço da encomenda.',
  },
  orderShipped: {
    subject: (number) => `A sua encomenda ${number} está a caminho`,
    title: 'A sua encomenda está a caminho',
    text: (number) => `Enviámos a sua encomenda ${number}.`,
    delivery: 'Envio',
    tracking: 'Número de seguimento',
    link: 'Seguir a minha encomenda',
  },
  withdrawal: {
    subject: (number) => `Resolução do contrato da encomenda ${number}`,
    title: 'Recebemos a sua declaração de resolução',
    text: 'Este e-mail confirma a sua declaração de resolução e a data em que a recebemos. Guarde-o.',
  },
  returning: {
    subject: (number) => `A sua devolução da encomenda ${number}`,
    title: 'Recebemos o seu pedido de devolução',
    text: 'Este e-mail confirma os artigos que pretende devolver e a data do seu pedido.',
  },
  itemsReceived: {
    subject: (number) => `Recebemos os artigos devolvidos da encomenda ${number}`,
    title: 'Recebemos os seus artigos',
    text: (number) =>
      `Recebemos os artigos devolvidos da encomenda ${number}. Reembolsamos o que pagou por eles no prazo de 14 dias, pelo mesmo meio de pagamento.`,
  },
  refunded: {
    subject: (number) => `O seu reembolso da encomenda ${number}`,
    title: 'O seu reembolso foi feito',
    text: (number) => `Reembolsámos o que pagou por estes artigos da encomenda ${number}.`,
    bank: 'O seu banco pode demorar alguns dias a mostrá-lo.',
    giftCard: 'Já pode usar o montante do seu cartão-presente.',
  },
  message: {
    subject: 'Recebemos a sua mensagem',
    title: 'Obrigado pela sua mensagem',
    text: 'Recebemos a sua mensagem e responderemos por e-mail.',
    notYou: 'Se não nos escreveu, pode ignorar este e-mail.',
  },
  notAsked: 'Se não fez este pedido, pode ignorar este e-mail. Não lhe enviaremos mais nenhum.',
  unsubscribe: 'Cancelar a subscrição',
  newsletter: {
    subject: 'Confirme a subscrição da newsletter',
    title: 'Confirme a subscrição da newsletter',
    text: 'Confirme que quer receber a nossa newsletter neste endereço de e-mail.',
    link: 'Confirmar',
  },
  stock: {
    subject: (name) => `Confirme o aviso de disponibilidade: ${name}`,
    title: 'Confirme o aviso de disponibilidade',
    text: (name) => `Confirme que quer receber um único e-mail quando este artigo estiver disponível: ${name}.`,
    link: 'Confirmar',
  },
  back: {
    subject: (name) => `Já disponível: ${name}`,
    title: 'Já disponível',
    text: (name) => `Pediu-nos um aviso: ${name} já está disponível. O artigo não está reservado.`,
    link: 'Ver o artigo',
    last: 'Este é o único e-mail sobre este artigo. Não precisa de cancelar a subscrição.',
    others: 'Este é o único e-mail sobre este artigo. Tem outros avisos de disponibilidade:',
    endOther: (name) => `Cancelar o aviso: ${name}`,
  },
}
