import type { BookSource } from '@ochre/ui/rulebook/book.ts';
import base from '../../../../../docs/rules/carcassonne/de/base.md?raw';
import shrine from '../../../../../docs/rules/carcassonne/de/shrine.md?raw';

export const source: BookSource = {
  texts: { base, shrine },
  synonyms: [
    { here: ['Gefolgsmann', 'Gefolgsleute'], elsewhere: ['Meeple', 'Figur', 'Männchen', 'Leute'] },
    { here: ['Plättchen'], elsewhere: ['Karte', 'Kärtchen', 'Landschaftskarte'] },
    { here: ['Wegelagerer'], elsewhere: ['Räuber', 'Dieb'] },
    { here: ['Straße'], elsewhere: ['Weg', 'Pfad'] },
    { here: ['Kloster'], elsewhere: ['Abtei'] },
    { here: ['Ketzer'], elsewhere: ['Häretiker'] },
    { here: ['Kultstätte'], elsewhere: ['Schrein', 'Heiligtum'] },
    {
      here: ['Herausforderung', 'herausgefordert'],
      elsewhere: ['Duell', 'Zweikampf', 'Wettstreit'],
    },
    { here: ['Wiese', 'Bauer'], elsewhere: ['Acker', 'Landwirt'] },
    { here: ['Wappen'], elsewhere: ['Schild', 'Wimpel'] },
    { here: ['fertig'], elsewhere: ['abgeschlossen', 'vollständig'] },
    { here: ['unfertig'], elsewhere: ['unvollständig', 'offen'] },
    { here: ['Startspieler'], elsewhere: ['erster Spieler', 'Anfangsspieler'] },
    { here: ['Startplättchen'], elsewhere: ['Startkarte'] },
    { here: ['Gleichstand'], elsewhere: ['Unentschieden', 'Patt'] },
    { here: ['Punkt'], elsewhere: ['Siegpunkte', 'SP'] },
  ],
};
