import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Um casaco que já não fecha ou que tem um rasgão quase sempre se pode reparar. Explicamos o que acontece desde a sua primeira mensagem até o pacote voltar, e o que pode fazer em casa.',
  sections: [
    {
      heading: 'Primeiro, uma fotografia',
      paragraphs: [
        'Envie-nos duas fotografias por e-mail: uma do dano e uma do casaco inteiro. A idade não importa. Dizemos-lhe se o podemos reparar, quanto custa e quanto tempo demora. A decisão é sua.',
        'Reparamos fechos e punhos grátis, sem limite de tempo. Reparamos rasgões e costuras a preço de custo e devolvemos-lhe o casaco em dez dias.',
      ],
    },
    {
      heading: 'O que verificamos',
      paragraphs: [
        'Lave o casaco antes de o enviar. A fita e a cola não aderem à sujidade, por isso não reparamos peças sujas.',
        'Na oficina vemos o casaco todo, e não só o dano que descreveu: as costuras e as suas fitas, os fechos, os punhos, os cordões do capuz e da bainha. Se encontrarmos outro dano cuja reparação tenha custos, perguntamos-lhe antes.',
      ],
    },
    {
      heading: 'O que fazemos',
      paragraphs: [
        'O que vemos mais vezes é um cursor gasto: os dentes já não seguram, embora não falte nenhum. Basta um cursor novo, e não é preciso abrir uma costura. Se faltarem dentes, descosemos o fecho inteiro e cosemos um novo.',
        'Num rasgão aplicamos um remendo do mesmo tecido ou de um muito parecido. Os cantos são redondos, para não se levantarem. Num casaco impermeável também selamos o remendo por dentro e testamo-lo com água. A reparação pode ficar visível.',
        'Se um casaco não tiver reparação possível, avisamos antes de lhe cobrarmos seja o que for. Nesse caso aproveitamos as peças: cursores, cordões e pedaços de tecido limpos.',
      ],
    },
    {
      heading: 'O que pode fazer em casa',
      paragraphs: ['Algumas coisas não precisam de oficina e outras aguentam até chegar a casa:'],
      items: [
        'Cursor preso: escove os dentes com água morna e uma escova de dentes velha, e depois passe uma vela por eles.',
        'Rasgão pequeno pelo caminho: seque e limpe o local, corte fita de reparação com cantos redondos, pressione-a e aqueça-a com a mão.',
        'Sai penugem por um buraco: não a puxe. Empurre-a para dentro e cole um pequeno remendo por cima.',
        'Lavagem: com o fecho e as tiras bem fechados, lave a 30\u00a0°C com detergente líquido e sem amaciador.',
      ],
    },
  ],
  caption: 'Um remendo novo para um casaco usado: tesoura, linha, agulha e um pedaço de tecido com cantos redondos.',
  links: ['Reparações', 'Contacte-nos', 'Todos os casacos'],
}
