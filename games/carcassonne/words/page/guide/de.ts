import { pluralsOf } from '@ochre/words';
import type { GuidePart } from './words.ts';

const squaresIn = pluralsOf('de')({ one: '# Feld', other: '# Felder' });

export const guideDe: GuidePart = {
  hints: {
    followers: {
      title: 'Deine Gefolgsleute',
      text: ({ followers }) =>
        `Du hast ${followers} Gefolgsleute. In jedem Zug legst du ein Plättchen und darfst einen von ihnen daraufsetzen.`,
    },
    goal: {
      title: 'Worum es geht',
      text: ({ left }) =>
        `Straßen, Städte und Klöster bringen Punkte, wenn jemand darin steht. Nach ${left} weiteren Plättchen gewinnt, wer die meisten hat.`,
    },
    endTurn: {
      title: 'Dein Zug ist gemacht',
      text: () =>
        'Anders überlegt? „Rückgängig“ nimmt ihn zurück, „Zug beenden“ lässt den anderen ran.',
    },
    laying: {
      title: 'Leg dein Plättchen',
      text: ({ squares }) =>
        `Es passt auf ${squaresIn(squares)}: auf die leuchtenden, gedreht auch auf die gepunkteten. Stadt an Stadt, Straße an Straße, Wiese an Wiese. Tipp auf eines, um es dort zu sehen.`,
    },
    turning: {
      title: 'Drehen, dann legen',
      text: () =>
        'Tipp auf das Plättchen, um es zu drehen, soweit es passt. „Hier legen“ legt es; auf einem anderen Feld kannst du vorher nachsehen.',
    },
    claiming: {
      title: 'Einen Gefolgsmann setzen?',
      text: () =>
        'In einer Stadt ist er Ritter, auf einer Straße Wegelagerer, im Kloster Mönch. Überall steht, was er jetzt bringt und wenn es fertig ist; dann kehrt er zurück. Oder setz niemanden.',
    },
    farmer: {
      title: 'Bauern legen sich hin',
      text: ({ city }) =>
        `Auf einer Wiese ist er Bauer und bleibt bis zum Ende. Dann bringt jede fertige Stadt an dieser Wiese ${city} Punkte: Wenige, früh gesetzte Bauern bringen am meisten.`,
    },
    points: {
      title: 'Fertig',
      text: () =>
        'Eine fertige Straße bringt 1 Punkt je Plättchen, eine Stadt 2 je Plättchen und Wappen, ein Kloster 9. Die Gefolgsleute darin kehren zurück und können wieder gesetzt werden.',
    },
    others: {
      title: 'Die anderen',
      text: ({ other }) =>
        `${other} hat auch gelegt. Wo jemand steht, darf niemand sonst einen Gefolgsmann setzen, in der ganzen Stadt, Straße oder Wiese.`,
    },
    standing: {
      title: 'Wer wo steht',
      text: ({ atHand }) =>
        `Hier steht, was deine Gefolgsleute jetzt bringen würden. ${atHand} hast du im Vorrat: Heb einen für ein gutes Plättchen auf, denn ohne kannst du nichts besetzen.`,
    },
    farms: {
      title: 'Schau auf die Wiesen',
      text: () =>
        'Eine Wiese reicht so weit, wie keine Straße oder Stadt sie trennt. Dieser Knopf färbt jede Wiese nach dem, dem sie gehört, und zeigt die Städte, die sie versorgt.',
    },
    ending: {
      title: 'Wie es endet',
      text: ({ city }) =>
        `Nach dem letzten Plättchen zählt Unfertiges 1 Punkt je Plättchen und Wappen, Wiesen ${city} je fertiger Stadt. Die meisten Gefolgsleute entscheiden, bei Gleichstand bekommt jeder alles.`,
    },
    help: {
      title: 'Jetzt ist es dein Spiel',
      text: () =>
        'Tipp auf ein Feld, wo das Plättchen nicht passt, um zu hören, warum. Die Regeln sind hinter dem Fragezeichen; wenn du gehst, wartet das Spiel auf der Startseite.',
    },
    scarce: {
      title: 'Gefolgsleute sind knapp',
      text: ({ followers }) =>
        `Mit ${followers} von ihnen ist mehr wert, was bald fertig wird, als was vielleicht nie fertig wird. Wer im Vorrat ist, kann noch verdienen; wer festsitzt, nicht.`,
    },
    joining: {
      title: 'Schließ dich an',
      text: () =>
        'In eine besetzte Stadt darf niemand. Aber besetz daneben einen eigenen Teil und verbinde beide später: Dann teilst du sie oder übernimmst sie mit einem Ritter mehr.',
    },
    roads: {
      title: 'Mach es schwer',
      text: () =>
        'Leg so, dass eine fremde Stadt ein Plättchen braucht, das weg oder selten ist: Ihr Ritter bleibt bis zum Ende dort. Achte genauso auf deine eigenen offenen Seiten.',
    },
    farming: {
      title: 'Wiesen entscheiden',
      text: ({ city }) =>
        `Fünf Städte an einer Wiese sind ${5 * city} Punkte. Straßen zerschneiden Wiesen: Achte darauf, wo sie laufen, und schließ dich einer großen an, bevor sie zu ist.`,
    },
    bag: {
      title: 'Zähl die Plättchen',
      text: () =>
        'Man weiß, welche noch übrig sind. Bevor du auf eines wartest, sieh nach, ob es noch kommen kann und wie viele es sonst noch wollen.',
    },
    onYourOwn: {
      title: 'Das ist das Handwerk',
      text: () => 'Der Tisch zeigt dir, was jede Wahl jetzt wert ist. Nun spiel weiter.',
    },
  },
};
