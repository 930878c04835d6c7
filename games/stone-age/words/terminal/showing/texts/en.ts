import type { TextWords } from './words.ts';

export const textsEn: TextWords = {
  howToPlay: [
    '1. Each round you first put your people on places, in turns: to hunt, gather, make tools, ' +
      'grow, or beside a card or building.',
    '2. Then you use them. Gathering rolls a die per person: the sum, divided by the number of the ' +
      'place, is what you get. Tools add to a roll. Cards and buildings are paid with resources.',
    '3. Then everyone eats: 1 food per person. What is missing costs a resource each, or 10 points.',
    '4. Buildings score at once, cards at the end: sets of green symbols squared; farmers, ' +
      'toolmakers, builders and shamans count your agriculture, tools, buildings and people.',
    '5. An empty building stack, or too few cards, ends the game. The highest score wins.',
  ],
  howToType:
    'Type a number from the board or list (2 3 is place 2, 3 people), or a move as in forest 3.',
  legend:
    'In the table: end is the score if the game ended now (without cards face down of others), ' +
    'after is the food left after feeding, people are those at home of all, tools in brackets are ' +
    'used this round. Where there is little room, wcs→12 costs wood, clay, stone; 4/2→v takes 4 of 2 ' +
    'kinds and scores their value.',
  styleRules: [
    '6. Style is the Goal: the merchant (2 people) moves you on by 2 on the merchant track and gives 2 ' +
      'jewelry. A hunt is food, jewelry or both. Jewelry buys card5, for 3; then 3 more buy the top ' +
      'card of the deck, face down.',
    '7. Once a round, while paying for a card or building, you may trade for what you lack: two for ' +
      'one from space 1 of the merchant track, one for one from 4, one for two from 9.',
    '8. D04, D05 and D06 are places for their owner, from the next round on. Traders count your ' +
      'merchant track; the ring is a ninth symbol.',
    'The rulebook of 2011 calls the merchant trader, and jewelry decoration; that of 2021, and this ' +
      'program, say merchant and jewelry. The other words may be typed as well.',
  ],
  styleLegend:
    'Style is the Goal: jewel and ◆ are jewelry (2011: decoration), merch is the merchant (2011: ' +
    'trader) track, in brackets when the trade of this round is used. Where there is little room, ' +
    'pts is the score and home the people. A purchase with a trade is a ' +
    'choice of its own, or typed as in: buy card2 wood=1 clay=1 trade jewelry=2 for clay=1',
  helpNote:
    'The rulebooks of Style is the Goal differ in words: merchant and jewelry (2021) are trader and ' +
    'decoration (2011).',

  soloRules: [
    '1. Alone against the board: nothing comes from outside, and what is left on the board at the end ' +
      'costs points. 120 points are a victory, 140 a major one, 160 a complete one.',
    '2. The elder closes the area where he stands, and cards cost only what is there: wood in the ' +
      'forest, food at the hunting grounds, in the village tools and agriculture steps. After each ' +
      'turn he moves on: forest, claypit, quarry, river, village, hunt.',
    '3. All people must be placed and used: each one who is not costs 2 points. Of toolmaker, field and ' +
      'hut you use one a turn, two with agriculture 2, all with 3, in this order. The field costs ' +
      'as much food as people wait in the hut.',
    '4. You hold at most as many of each kind as you have people: what finds no room costs 2 points ' +
      'each. Food that is eaten or paid goes back to the hunting grounds.',
    '5. Cards: on space 3 and 4 you may also move a card to space 1; on space 4 also cycle the ' +
      'building stacks and move the elder. In a turn without a purchase the card on space 2 is discarded.',
    '6. Feeding takes a food for each person above your agriculture; what the elder takes feeds ' +
      'too. Starving costs 10 points, all food, and 1 of what the elder takes, 2 others or 5 points.',
    '7. It ends when three cards cannot be laid out, or a building stack is empty. The end costs 1 for ' +
      'each wood and clay on the board, 2 for stone and gold, 1 and 3 for tool tokens, 3 for a person ' +
      'in the hut, 1 for a discarded card; a card of the draw stack brings 10.',
  ],
  soloLegend:
    'On the board: 13 wood ÷3 is what is left and what dice are divided by; card2 2 clay is the price; ' +
    'Below are the tiles under the open ones: wcs→12 costs wood, clay, stone; 4/2→v takes 4 of 2 ' +
    'kinds and scores their value. Draw are the cards to come. In the table: end is the score if ' +
    'the game ended now, needed is the food for feeding, room is how many more you can hold.',
  soloVariant: 'alone, without bots, against the board and the elder',
};
