import type { Words } from '../words.types.ts'

export const sentences: Words['sentences'] = {
  shell: [
    'O corte dá liberdade de movimentos e deixa espaço para outra camada por baixo.',
    'Em dias amenos, esta camada usa-se por cima de uma camisola fina; com mais frio, por cima de um polar.',
    'Esta camada exterior usa-se por cima de uma camisola fina durante o esforço e de uma camada quente nas pausas.',
  ],
  insulation: [
    'Em dias secos e frios, este casaco usa-se por fora; com chuva ou neve, como camada intermédia debaixo de um impermeável.',
    'O casaco comprime-se bem e ocupa pouco espaço na mochila, pronto para as pausas e o fim do dia.',
    'O casaco aquece bem com temperaturas à volta de 0\u00a0°C; com vento ou neve molhada, vista um impermeável por cima.',
  ],
  vest: [
    'Use o colete por cima de uma T-shirt ou de uma primeira camada e, com mais frio, debaixo de um casaco.',
    'O colete ocupa pouco espaço: quando aquecer, é fácil de tirar e de guardar.',
    'O colete foi pensado para os dias em que uma camisola é pouco e um casaco é demais.',
  ],
  fleece: [
    'Use o polar como camada exterior em dias secos e debaixo de um impermeável com vento e chuva.',
    'O polar aquece nas pausas e deixa sair a humidade durante o esforço.',
    'O polar é confortável para usar o dia inteiro, ao ar livre e na cidade.',
  ],
  baselayer: [
    'A camisola fica junto ao corpo e as outras camadas vestem-se facilmente por cima.',
    'No inverno, a camisola usa-se debaixo de um polar; no resto do ano, debaixo de um casaco leve.',
    'O corte justo acompanha os movimentos e não aperta.',
  ],
  tee: [
    'O corte dá liberdade de movimentos.',
    'No verão, a T-shirt usa-se sozinha; com tempo mais fresco, debaixo de um casaco.',
    'A T-shirt pesa pouco, ocupa pouco espaço e combina bem com outras camadas.',
  ],
  pants: [
    'O corte deixa dobrar bem os joelhos e levantar as pernas sem esforço.',
    'Com frio, as calças usam-se por cima de umas calças térmicas finas.',
    'As calças assentam bem na cintura, mesmo com a mochila às costas.',
  ],
  shorts: [
    'Os calções assentam bem na cintura e acompanham o movimento das pernas.',
    'Os calções pesam pouco, secam depressa e quase não ocupam espaço na mochila.',
    'Os calções são feitos para o calor e não prendem os movimentos.',
  ],
  tights: [
    'O corte justo não aperta e acompanha cada movimento.',
    'Em dias frescos, as leggings usam-se sozinhas; com frio, como primeira camada.',
    'As leggings esticam com o corpo, não descaem e mantêm a forma.',
  ],
  gloves: [
    'As luvas ficam justas e permitem manusear fivelas, atacadores e chaves.',
    'As luvas seguem a forma natural da mão e continuam confortáveis ao fim de horas.',
    'As luvas pesam pouco: pode levar sempre um par na mochila, para quando o tempo mudar.',
  ],
  beanie: [
    'O gorro protege as orelhas e não sai do lugar com o vento.',
    'O gorro é pequeno, cabe em qualquer mochila e está sempre à mão quando o vento se levanta.',
    'A malha elástica adapta-se à maioria das cabeças e é macia na testa.',
  ],
  cap: [
    'O boné faz sombra nos olhos quando o sol está baixo e protege o rosto dos chuviscos.',
    'O boné pesa tão pouco que o pode levar sempre consigo.',
    'O boné não sai do lugar em movimento, mesmo com vento.',
  ],
  socks: [
    'As meias ficam justas ao pé, não descem e não fazem rugas dentro do calçado.',
    'O calcanhar pré-formado mantém as meias no lugar: não rodam nem roçam.',
    'As meias adaptam-se ao pé e mantêm a forma, lavagem após lavagem.',
  ],
  shoe: [
    'O calcanhar fica firme e os dedos têm espaço nas descidas longas.',
    'A sola de borracha mantém-se macia com o frio e agarra na rocha molhada.',
    'A entressola amortece nos dias longos e é baixa o suficiente para sentir o terreno.',
  ],
  roadShoe: [
    'O calcanhar fica firme e os dedos têm espaço quando o pé incha.',
    'A borracha agarra no asfalto seco e molhado.',
    'A espuma amortece cada passada e devolve energia na impulsão.',
  ],
  pack: [
    'A forma das alças deixa os braços livres.',
    'A carga fica junto às costas e não balança.',
    'As alças ajustam-se depressa, para o peso ficar no sítio certo.',
  ],
}
