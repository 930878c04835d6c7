import type { RulebookPages } from './words.ts';

export const pagesEn: RulebookPages = {
  round: {
    title: 'A round at a glance',
    says: ({ people, food }) => [
      `You lead a tribe of ${people} people and ${food} food. Each round has three steps: in turn, everybody places people until none are left; then each in turn uses all their places; then everybody feeds their people.`,
      'Most points at the end wins. Buildings bring points at once; cards bring most of theirs at the end.',
    ],
    example: () => 'Place people, use them, feed them. Then the next tribe goes first.',
  },
  place: {
    title: 'A place',
    says: () => [
      'Where you gather, each person rolls one die. Add the dice, add tools if you like, divide by the number on the sign (÷) and round down. So much is yours.',
      'The village needs no dice: the tool maker gives a tool, the field one more food each round, the hut one more person for two who go in. You may use a place only once a round.',
    ],
    example: ({ dice, sum, divisor, wood, tool, woodWithTool }) =>
      `${dice} people in the forest roll ${sum}: ${sum} ÷ ${divisor} brings ${wood} wood. With a tool of ${tool} it is ${sum + tool}, and ${woodWithTool} wood.`,
  },
  card: {
    title: 'A card',
    says: () => [
      'One person keeps a card for you. When you use it, pay as many resources of any kind as its space says: 1 to 4. Or leave it, at no cost.',
      'The upper half happens at once. The lower half counts at the end.',
    ],
    example: ({ price, cardFood }) =>
      `This card lies on space ${price}: pay ${price} resources, take ${cardFood} food now, and keep a green symbol for the end.`,
  },
  building: {
    title: 'A building',
    says: () => [
      'One person keeps a building for you, too. Pay what it shows and score its points at once.',
      'Where a tile shows Σ, you choose what to pay: each wood is worth 3, clay 4, stone 5, gold 6 points.',
    ],
    example: ({ fixedPoints, freePoints }) =>
      `The first building costs exactly what it shows and brings ${fixedPoints} points. The second takes four resources of two kinds: paid like this, it brings ${freePoints}.`,
  },
  feeding: {
    title: 'Feeding',
    says: ({ starving }) => [
      'After all have used their people, you take food for your agriculture; then each person eats 1.',
      `If food is short, pay one resource for each person without, for all of them. Or pay none and lose ${starving} points. Your score never falls below 0.`,
    ],
    example: ({ eaters, harvest, store, missing, starving }) =>
      `${eaters} people eat. ${harvest} food comes from agriculture, ${store} is in store: ${missing} is missing. Pay ${missing} resource, or lose ${starving} points.`,
  },
  scoring: {
    title: 'Scoring',
    says: () => [
      'Green symbols: all different ones make a set, which counts its size times itself. Second copies make a second set.',
      'Sand cards multiply: farmers × agriculture, tool makers × tools, hut builders × buildings, shamans × people. Each resource left is 1 point; food counts nothing.',
    ],
    example: ({ set, setPoints, secondSet, culturePoints, farmers, agriculture, farmerPoints }) =>
      `${set} different symbols: ${set} × ${set} = ${setPoints}. ${secondSet} more copy: ${culturePoints} together. ${farmers} farmers with agriculture ${agriculture}: ${farmerPoints}.`,
  },
  end: {
    title: 'The end',
    says: () => [
      'The game ends after a round in which a stack of buildings ran out, or when there are too few cards to fill all spaces. Then the cards are scored.',
      'On a tie, agriculture, tools and people together decide.',
    ],
    example: () => 'The bar at the top counts how many tiles and cards are left until then.',
  },
  style: {
    title: 'Style is the Goal',
    says: () => [
      'Jewelry is neither resource nor food: it comes from the merchant, or instead of food from hunting. It buys the card on space 5 (3 jewelry) and some buildings.',
      'The merchant moves your marker. From then on you may trade once a round while you buy: two for one, later one for one, at last one for two.',
    ],
    example: ({ hunted }) => `A hunt of ${hunted} is taken as food and jewelry, as you like.`,
  },
  huts: {
    title: 'The New Huts',
    says: () => [
      'Six more buildings. Three of them bring a resource at the start of step 2 of every later round; the others a person, a tool or agriculture at once.',
    ],
    example: () => 'They are built like all others, and count for hut builders.',
  },
  solo: {
    title: 'Solo, with the elder',
    says: ({ victory }) => [
      'You play against the board: what lies there is all there is, and what you leave costs points. Of each kind you keep as much as you have people.',
      `The elder closes one area each turn and moves on. Cards are paid with what his area gives. ${victory} points are a victory.`,
    ],
    example: () => 'The elder goes from area to area, always the same way.',
  },
};
