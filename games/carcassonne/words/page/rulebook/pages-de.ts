import type { RulebookPages } from './pages.ts';

export const pagesDe: RulebookPages = {
  turn: {
    title: 'Ein Zug auf einen Blick',
    says: ({ followers, tiles }) => [
      `Du deckst ein Plättchen auf und legst es. Dann darfst du einen deiner ${followers} Gefolgsleute daraufsetzen. Danach wird gewertet, was fertig ist, und dessen Gefolgsleute kehren zurück.`,
      `Liegt das letzte der ${tiles} Plättchen, zählen auch Unfertiges und Wiesen. Die meisten Punkte gewinnen.`,
    ],
    example: ({ one }) => `${one} legt ein Plättchen mit einer Straße und setzt einen Wegelagerer.`,
  },
  laying: {
    title: 'Das Plättchen legen',
    says: () => [
      'Ein Plättchen kommt neben ein anderes und darf gedreht werden. Alle Seiten müssen zu dem passen, was sie berühren: Stadt zu Stadt, Straße zu Straße, Wiese zu Wiese.',
      'Passt es nirgends, kommt es aus dem Spiel, und du deckst ein anderes auf.',
    ],
    example: () =>
      'Das neue Plättchen berührt zwei andere: Im Westen trifft Stadt auf Stadt, im Süden Wiese auf Wiese.',
  },
  follower: {
    title: 'Einen Gefolgsmann setzen',
    says: () => [
      'Nur auf das gerade gelegte Plättchen: als Ritter in eine Stadt, als Wegelagerer auf eine Straße, als Mönch ins Kloster oder liegend als Bauer auf eine Wiese.',
      'Und nur, wo noch niemand ist: in der ganzen Stadt, auf der ganzen Straße oder Wiese, über alle Plättchen hinweg.',
    ],
    example: ({ one, other, free }) =>
      `${other} legt an. Auf der Straße steht der Wegelagerer von ${one}; ${free} Wiesen sind frei.`,
  },
  road: {
    title: 'Eine Straße',
    says: () => [
      'Eine Straße ist fertig, wenn beide Enden geschlossen sind: durch eine Kreuzung, eine Stadt, ein Kloster oder als Rundweg. Jedes Plättchen zählt 1 Punkt.',
    ],
    example: ({ road }) =>
      `Von der Kreuzung bis zum Kloster sind es ${road.tiles} Plättchen: ${road.points} Punkte, und der Wegelagerer kehrt zurück.`,
  },
  city: {
    title: 'Eine Stadt',
    says: () => [
      'Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat. Jedes Plättchen zählt 2 Punkte, jedes Wappen noch einmal 2.',
    ],
    example: ({ city }) =>
      `${city.tiles} Plättchen und ${city.shields} Wappen: ${city.tiles} × 2 + ${city.shields} × 2 = ${city.points} Punkte für den Ritter.`,
  },
  cloister: {
    title: 'Ein Kloster',
    says: ({ cloister }) => [
      `Ein Kloster ist fertig, wenn auf allen acht Feldern ringsum Plättchen liegen, von wem auch immer: ${cloister} Punkte.`,
    ],
    example: ({ other, cloister }) =>
      `${other} legt das achte Plättchen daneben, und der Mönch bringt dem, der ihn gesetzt hat, ${cloister} Punkte.`,
  },
  sharing: {
    title: 'Mehrere in einer',
    says: () => [
      'Wo schon jemand steht, darf niemand einen Gefolgsmann setzen. Aber zwei besetzte Städte können zusammenwachsen, Straßen und Wiesen auch.',
      'Alle Punkte bekommt, wer dort die meisten Gefolgsleute hat. Bei Gleichstand bekommt jeder von ihnen alle.',
    ],
    example: ({ one, other, shared }) =>
      `Das letzte Plättchen verbindet die beiden Städte. ${one} und ${other} haben je einen Ritter: ${shared.points} Punkte für beide.`,
  },
  farm: {
    title: 'Bauern',
    says: ({ farm }) => [
      'Was an Wiesen zusammenhängt, ist eine Wiese; Straßen und Städte trennen sie. Ein Bauer legt sich hin und bleibt bis zum Ende des Spiels: Er kehrt nie zurück.',
      `Am Ende bringt eine Wiese ${farm.each} Punkte für jede fertige Stadt, an die sie grenzt, für den, der dort die meisten Bauern hat.`,
    ],
    example: ({ farm }) =>
      `Die Wiese grenzt an ${farm.cities} fertige Städte: ${farm.cities} × ${farm.each} = ${farm.points} Punkte am Ende. Die untere Wiese des Startplättchens liegt hinter der Straße und ist eine andere.`,
  },
  end: {
    title: 'Das Ende',
    says: () => [
      'Nach dem letzten Plättchen zählt auch, was nicht fertig ist: Straßen und Städte 1 Punkt je Plättchen und 1 je Wappen, ein Kloster 1 und 1 für jedes Plättchen ringsum. Dann die Wiesen.',
      'Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.',
    ],
    example: ({ openCity, openRoad, openCloister }) =>
      `Die offene Stadt hat ${openCity.tiles} Plättchen und ${openCity.shields} Wappen: ${openCity.points}. Die Straße hat ${openRoad.tiles} Plättchen: ${openRoad.points}. Um das Kloster liegen ${openCloister.around} Plättchen: ${openCloister.points}.`,
  },
  shrine: {
    title: 'Die Kultstätte',
    says: ({ challenge }) => [
      'Eine Kultstätte zählt wie ein Kloster, und ihr Gefolgsmann ist ein Ketzer. Ein Mönch und ein Ketzer nebeneinander fordern sich heraus.',
      `Wer zuerst ringsum geschlossen ist, bekommt ${challenge.points} Punkte, der andere nichts, und beide kehren zurück. Eine Kultstätte darf nur neben ein einziges Kloster, und neben keines, das herausgefordert ist; ein Kloster ebenso.`,
    ],
    example: ({ one, other, challenge }) =>
      `Dem Mönch von ${one} fehlen noch ${challenge.monk} Plättchen, dem Ketzer von ${other} ${challenge.heretic}.`,
  },
};
