/** How the one-player game is played, in short. */
export const SOLO_RULES: readonly string[] = [
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
];

/** The words of its board. */
export const SOLO_LEGEND =
  'On the board: 13 wood ÷3 is what is left and what dice are divided by; card2 2 clay is the price; ' +
  'Below are the tiles under the open ones: wcs→12 costs wood, clay, stone; 4/2→v takes 4 of 2 ' +
  'kinds and scores their value. Draw are the cards to come. In the table: end is the score if ' +
  'the game ended now, needed is the food for feeding, room is how many more you can hold.';
