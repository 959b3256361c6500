import type { StoryText } from '../../../stories/story.types.ts'

export const text: StoryText = {
  lead: 'Num dia frio e de chuva precisa de três camadas: uma que afaste o suor da pele, outra que retenha o ar quente e outra que proteja da chuva e do vento. Foi assim que as usámos durante três dias no trilho da costa.',
  sections: [
    {
      heading: 'Junto à pele',
      paragraphs: [
        'Vista merino ou uma malha sintética, junto ao corpo. O algodão retém a água e fica frio durante horas. O merino aquece mesmo húmido e cheira menos ao fim de três dias. A malha sintética seca mais depressa.',
        'Escolha a espessura pelo ritmo a que caminha, e não só pela temperatura: uma camada leve se for depressa ou a subir, uma mais grossa se for devagar e fizer muitas pausas.',
      ],
    },
    {
      heading: 'A camada que aquece',
      paragraphs: [
        'Com chuva, um polar é a escolha mais simples: aquece mesmo húmido e pode caminhar com ele. A penugem aquece mais com o mesmo peso, mas perde grande parte do calor quando se molha. Guardámos os casacos de penas num saco estanque e só os vestimos à noite.',
      ],
    },
    {
      heading: 'A camada contra a chuva',
      paragraphs: [
        'Um casaco de chuva precisa de costuras seladas, de um capuz que acompanhe a cabeça e de punhos que fechem bem. No primeiro dia a água entrou pelos pulsos, porque caminhávamos com bastões e tínhamos os punhos abertos. Depois fechámo-los por cima das luvas e as mangas ficaram secas por dentro.',
        'Abra o casaco antes de transpirar: a ventilação debaixo dos braços, se existir, ou um palmo à frente. Numa subida íngreme, nenhuma membrana deixa passar tanta humidade como a que produz.',
        'Use as calças impermeáveis por cima do cano do calçado, para a água não entrar. Vista-as quando começa a chover, e não quando já tem as pernas molhadas.',
      ],
    },
    {
      heading: 'Antes de partir',
      paragraphs: ['Estes pormenores ajudaram-nos mais do que outro casaco:'],
      items: [
        'Se as gotas já não deslizam pelo casaco, lave-o e aplique um impermeabilizante sem PFAS.',
        'Guarde meias e uma primeira camada secas num saco estanque. São só para a noite.',
        'Leve dois pares de luvas finas. Enquanto usa um, o outro seca dentro do casaco.',
        'Ponha um boné por baixo do capuz. Protege o rosto da chuva.',
        'Tire o casaco molhado à entrada e pendure-o aberto, longe do aquecedor.',
      ],
    },
  ],
  caption: 'Três camadas contra a chuva e o frio: primeira camada de merino, polar e casaco de chuva.',
  links: ['Casacos de chuva', 'Primeiras camadas merino', 'Polares'],
}
