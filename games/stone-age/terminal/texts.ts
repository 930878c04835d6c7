/** The longer texts of the game. */

export const HOW_TO_PLAY: readonly string[] = [
  '1. Each round you first put your people on places, in turns: to hunt, gather, make tools, ' +
    'grow, or beside a card or building.',
  '2. Then you use them. Gathering rolls a die per person: the sum, divided by the number of the ' +
    'place, is what you get. Tools add to a roll. Cards and buildings are paid with resources.',
  '3. Then everyone eats: 1 food per person. What is missing costs a resource each, or 10 points.',
  '4. Buildings score at once, cards at the end: sets of green symbols squared; farmers, ' +
    'toolmakers, builders and shamans count your agriculture, tools, buildings and people.',
  '5. An empty building stack, or too few cards, ends the game. The highest score wins.',
];

export const HOW_TO_TYPE =
  'Type a number from the board or list (2 3 is place 2, 3 people), or a move as in forest 3.';

/** The words of the table of players. */
export const LEGEND =
  'In the table: end is the score if the game ended now (without cards face down of others), ' +
  'after is the food left after feeding, people are those at home of all, tools in brackets are ' +
  'used this round.';

/** What *Style is the Goal* adds to how it is played. */
export const STYLE_RULES: readonly string[] = [
  '6. Style is the Goal: the merchant (2 people) moves you on by 2 on the merchant track and gives 2 ' +
    'jewelry. A hunt is food, jewelry or both. Jewelry buys card5, for 3; then 3 more buy the top ' +
    'card of the deck, face down.',
  '7. Once a round, while paying for a card or building, you may trade for what you lack: two for ' +
    'one from space 1 of the merchant track, one for one from 4, one for two from 9.',
  '8. D04, D05 and D06 are places for their owner, from the next round on. Traders count your ' +
    'merchant track; the ring is a ninth symbol.',
  'The rulebook of 2011 calls the merchant trader, and jewelry decoration; that of 2021, and this ' +
    'program, say merchant and jewelry. The other words may be typed as well.',
];

/** The words it adds to the table of players. */
export const STYLE_LEGEND =
  'Style is the Goal: jewel and ◆ are jewelry (2011: decoration), merch is the merchant (2011: ' +
  'trader) track, in brackets when the trade of this round is used. Where there is little room, ' +
  'pts is the score and home the people. A purchase with a trade is a ' +
  'choice of its own, or typed as in: buy card2 wood=1 clay=1 trade jewelry=2 for clay=1';

export const HELP_NOTE =
  'The rulebooks of Style is the Goal differ in words: merchant and jewelry (2021) are trader and ' +
  'decoration (2011).';
