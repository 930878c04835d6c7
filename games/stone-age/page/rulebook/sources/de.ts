import type { BookSource } from '@ochre/ui/rulebook/book.ts';
import base from '../../../../../docs/rules/de/base.md?raw';
import huts from '../../../../../docs/rules/de/huts.md?raw';
import solo from '../../../../../docs/rules/de/solo.md?raw';
import style from '../../../../../docs/rules/de/style.md?raw';

export const source: BookSource = {
  texts: { base, style, huts, solo },
  synonyms: [
    { here: ['Händler'], elsewhere: ['Kaufmann', 'Krämer', 'Verkäufer'] },
    { here: ['Schmuck'], elsewhere: ['Dekoration', 'Verzierung', 'Juwelen', 'Zierrat'] },
    { here: ['Werkzeugmacher'], elsewhere: ['Werkzeugbauer', 'Werkzeugschmied'] },
    { here: ['Werkzeug'], elsewhere: ['Axt', 'Hammer'] },
    { here: ['Hütte'], elsewhere: ['Liebeshütte', 'Paarungshütte', 'Kuschelhütte'] },
    { here: ['Ackerbau', 'Acker'], elsewhere: ['Feld', 'Landwirtschaft', 'Getreide', 'Kornfeld'] },
    { here: ['Zivilisationskarte', 'Karte'], elsewhere: ['Kulturkarten'] },
    { here: ['Gebäude', 'Plättchen'], elsewhere: ['Haus', 'Hüttenplättchen', 'Bauwerk'] },
    { here: ['Person'], elsewhere: ['Meeple', 'Figur', 'Arbeiter', 'Leute', 'Stammesmitglied'] },
    { here: ['Startspieler'], elsewhere: ['erster Spieler', 'Anfangsspieler', 'Häuptling'] },
    { here: ['Jagd'], elsewhere: ['Jagdgründe', 'Jäger', 'jagen'] },
    { here: ['Lehm'], elsewhere: ['Ton', 'Ziegel'] },
    { here: ['Lehmgrube'], elsewhere: ['Tongrube'] },
    { here: ['Fluss'], elsewhere: ['Bach', 'Goldfluss'] },
    { here: ['ernähren', 'Ernährung'], elsewhere: ['essen', 'füttern', 'versorgen'] },
    { here: ['Reicht die Nahrung nicht', 'hungern'], elsewhere: ['Hunger', 'Hungersnot'] },
    { here: ['Kultur', 'grün'], elsewhere: ['grüne Karten', 'Technologie'] },
    { here: ['sandfarben'], elsewhere: ['braune Karten', 'Multiplikator'] },
    { here: ['Einmal-Werkzeug'], elsewhere: ['Einmalwerkzeug', 'Einwegwerkzeug'] },
    { here: ['zwei Rohstoffe nach Wahl'], elsewhere: ['2 Rohstoffe nach Wahl', 'Joker'] },
    { here: ['Würfel für alle'], elsewhere: ['Würfelkarte', 'Lotterie'] },
    { here: ['Tausch', 'tauschen'], elsewhere: ['Handel', 'handeln', 'wechseln'] },
    { here: ['Stapel'], elsewhere: ['Nachziehstapel', 'Deck'] },
    { here: ['Rohstoff'], elsewhere: ['Ressource', 'Baustoff'] },
    { here: ['Schamane'], elsewhere: ['Medizinmann', 'Heiler'] },
    { here: ['Bauern'], elsewhere: ['Landwirt', 'Farmer'] },
    { here: ['Gleichstand'], elsewhere: ['Unentschieden', 'Patt'] },
    { here: ['Punkt'], elsewhere: ['Siegpunkte', 'SP'] },
    { here: ['Älteste'], elsewhere: ['der Alte', 'Greis'] },
  ],
};
