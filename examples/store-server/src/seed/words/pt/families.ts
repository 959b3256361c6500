import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'A chuva fica lá fora, o corpo fica seco.',
      'Ouve-se a chuva muito antes de a sentir.',
      'Para o dia em que a previsão se enganou.',
      'O tempo de um lado, o corpo do outro.',
    ],
    sentences: [
      'Os ombros acompanham o corpo e a bainha não sai de baixo do arnês.',
      'As mangas acompanham o gesto: de braços no ar, nada sobe.',
      'Os fechos são selados, os punhos ajustam bem e ainda cabe por baixo uma camada quente.',
    ],
  },
  insulation: {
    summaries: [
      'Calor para quando se para.',
      'Muito calor, pouco peso.',
      'A camada que se veste no cume.',
      'Para manhãs frias e longos serões no abrigo.',
    ],
    sentences: [
      'Os gomos têm a medida certa para o enchimento ficar onde faz falta.',
      'Por si só, corta o vento; debaixo de um impermeável, serve de aquecimento.',
      'Comprimido, não ocupa mais do que um pão.',
    ],
  },
  vest: {
    summaries: [
      'O tronco quente, os braços livres.',
      'A metade de um casaco que mais falta faz.',
      'Para o primeiro quilómetro, o mais frio.',
      'Sem vento no peito, com ar nas costas.',
    ],
    sentences: [
      'As cavas são justas e não roçam.',
      'Desaparece num bolso assim que o sol aparece.',
      'Sobre uma camisola leve no outono, debaixo de um casaco no inverno.',
    ],
  },
  fleece: {
    summaries: [
      'A camada que nos esquecemos de tirar.',
      'Macio, quente e bom para todos os dias.',
      'Calor que respira.',
      'Da tenda ao comboio para casa.',
    ],
    sentences: [
      'As mangas raglã não deixam costuras debaixo das alças da mochila.',
      'Aquece nas pausas e não abafa na subida.',
      'A malha é densa, para não ganhar borboto, e lavada antes do corte.',
    ],
  },
  baselayer: {
    summaries: [
      'A primeira camada trabalha em silêncio.',
      'Pele seca, calor uniforme.',
      'Tão junto à pele que se esquece.',
      'Para três dias sem lavar.',
    ],
    sentences: [
      'O corte é justo, sem apertar.',
      'As costuras passam longe da pressão das alças e do cinto.',
      'Comprida o bastante para não sair de dentro das calças.',
    ],
  },
  tee: {
    summaries: [
      'Uma t-shirt sem nada a provar.',
      'Leve, simples e duradoura.',
      'Para a ida, a subida e o regresso.',
      'Uma t-shirt a menos na mochila.',
    ],
    sentences: [
      'Os ombros ficam livres e a bainha cai a direito.',
      'A gola fica plana, lavagem após lavagem.',
      'Larga o bastante para o ar circular.',
    ],
  },
  pants: {
    summaries: [
      'Feitas para a segunda metade do dia.',
      'Joelhos que dobram, tecido que dura.',
      'A subir, a descer e pelo meio das silvas.',
      'Bolsos que cheguem, e nenhum a mais.',
    ],
    sentences: [
      'A cintura fica plana debaixo do cinto da mochila.',
      'O corte deixa levantar bem a perna e estreita até ao tornozelo.',
      'As zonas de maior esforço levam costura dupla e têm arranjo.',
    ],
  },
  shorts: {
    summaries: [
      'Pernas livres, bolsos fechados.',
      'Para dias quentes logo de manhã.',
      'Leves, rápidos a secar, difíceis de gastar.',
      'Curtos, só onde devem ser.',
    ],
    sentences: [
      'O cós é plano e não enrola.',
      'A racha lateral abre com a passada.',
      'O que se põe nos bolsos fica lá.',
    ],
  },
  tights: {
    summaries: [
      'Justas e quentes, sem apertar.',
      'Acompanham cada movimento.',
      'Para manhãs escuras e caminhos gelados.',
      'Uma segunda pele que fica no lugar.',
    ],
    sentences: [
      'O cós é largo e segura sem nó.',
      'As costuras são planas e passam por trás do joelho, não por cima.',
      'A malha recupera a forma depois de cada flexão.',
    ],
  },
  gloves: {
    summaries: [
      'Mãos quentes, dedos livres.',
      'Para nós, fechos e fivelas.',
      'Para não ter de as tirar.',
      'Primeiro a aderência, depois o calor.',
    ],
    sentences: [
      'Os dedos já vêm curvados, como os da mão.',
      'As costuras ficam fora das pontas dos dedos.',
      'A presilha no punho serve para as pendurar a secar.',
    ],
  },
  beanie: {
    summaries: [
      'Pequeno, quente, sempre no bolso.',
      'Orelhas quentes, dia salvo.',
      'Para o vento que vem de todos os lados.',
      'A maneira mais simples de não passar frio.',
    ],
    sentences: [
      'O feitio não o deixa escorregar.',
      'Cobre as orelhas e deixa os olhos em paz.',
      'Cabe debaixo de um capuz sem fazer volume.',
    ],
  },
  cap: {
    summaries: [
      'Sombra que se guarda espalmada.',
      'Nem sol, nem chuva, nem suor nos olhos.',
      'Uma pala para o sol baixo.',
      'Leve como uma folha de papel.',
    ],
    sentences: [
      'O tecido seca ao vento do próprio andamento.',
      'A pala recupera a forma ao sair da mochila.',
      'O escuro por baixo da pala corta o reflexo da água e da neve.',
    ],
  },
  socks: {
    summaries: [
      'Nada entre o pé e o caminho que possa roçar.',
      'Um conforto que começa no calcanhar.',
      'Para muitas horas com o mesmo calçado.',
      'Não descem nem rodam.',
    ],
    sentences: [
      'O calcanhar é tricotado como um calcanhar a sério: nada roda.',
      'O acolchoado está só onde o calçado faz pressão.',
      'Uma esquerda e uma direita, cada uma com a forma do seu pé.',
    ],
  },
  shoe: {
    summaries: [
      'Passos seguros em terreno solto.',
      'Para raízes, rocha e o caminho de volta.',
      'Uma aderência em que se pode confiar.',
      'Sentir o caminho, não as pedras.',
    ],
    sentences: [
      'O calcanhar fica firme e os dedos ficam à vontade.',
      'A borracha mantém-se macia com o frio e agarra na rocha molhada.',
      'A entressola tem altura para dias longos, mas deixa sentir o chão.',
    ],
  },
  pack: {
    summaries: [
      'Carrega muito, fala pouco.',
      'Cada coisa no seu lugar e nada pendurado.',
      'Junto às costas, fácil de alcançar.',
      'Para o que é preciso e nada mais.',
    ],
    sentences: [
      'O corte das alças deixa os braços livres.',
      'A carga fica junto à coluna e não balança.',
      'As fivelas e os puxadores trocam-se sem máquina de costura.',
    ],
  },
}
