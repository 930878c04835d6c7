import type { BookSource } from '@ochre/ui/rulebook/book.ts';
import base from '../../../../../docs/rules/es/base.md?raw';
import huts from '../../../../../docs/rules/es/huts.md?raw';
import solo from '../../../../../docs/rules/es/solo.md?raw';
import style from '../../../../../docs/rules/es/style.md?raw';

export const source: BookSource = {
  texts: { base, style, huts, solo },
  synonyms: [
    { here: ['mercader', 'comerciante'], elsewhere: ['tratante', 'vendedor'] },
    { here: ['joya'], elsewhere: ['adorno', 'decoración', 'ornamento', 'abalorio'] },
    { here: ['artesano'], elsewhere: ['fabricante de herramientas', 'taller de herramientas'] },
    { here: ['herramienta'], elsewhere: ['hacha', 'martillo'] },
    { here: ['choza'], elsewhere: ['cabaña', 'choza del amor', 'cabaña del amor'] },
    { here: ['agricultura', 'campo'], elsewhere: ['granja', 'cultivo', 'trigo'] },
    { here: ['cartas de civilización', 'carta'], elsewhere: ['carta de civilización'] },
    { here: ['edificio'], elsewhere: ['casa', 'ficha de choza', 'ficha de cabaña'] },
    { here: ['persona', 'gente'], elsewhere: ['meeple', 'trabajador', 'peón', 'familia'] },
    { here: ['primer jugador'], elsewhere: ['jugador inicial', 'jefe'] },
    { here: ['terreno de caza', 'caza'], elsewhere: ['coto de caza', 'cazador', 'cazar'] },
    { here: ['arcilla'], elsewhere: ['adobe', 'ladrillo', 'barro'] },
    { here: ['arcillera'], elsewhere: ['mina de arcilla', 'foso de arcilla'] },
    { here: ['madera'], elsewhere: ['leña', 'troncos'] },
    { here: ['alimentar'], elsewhere: ['comer', 'alimentación'] },
    { here: ['falta comida', 'sin comer'], elsewhere: ['hambre', 'hambruna'] },
    { here: ['cultura', 'verde'], elsewhere: ['cartas verdes', 'tecnología'] },
    { here: ['arena'], elsewhere: ['cartas marrones', 'multiplicador'] },
    { here: ['de un solo uso'], elsewhere: ['de un uso', 'desechable'] },
    { here: ['dos recursos a elegir'], elsewhere: ['2 recursos a elegir', 'comodín'] },
    { here: ['dados para todos'], elsewhere: ['carta de dados', 'lotería'] },
    { here: ['trueque', 'trocar'], elsewhere: ['intercambio', 'comercio', 'comerciar'] },
    { here: ['mazo'], elsewhere: ['pila de robo', 'baraja'] },
    { here: ['montón'], elsewhere: ['pila'] },
    { here: ['chamán'], elsewhere: ['curandero', 'hechicero'] },
    { here: ['agricultor'], elsewhere: ['granjero', 'campesino'] },
    { here: ['serie'], elsewhere: ['conjunto', 'colección'] },
    { here: ['empate'], elsewhere: ['desempate'] },
    { here: ['puntos', 'puntuación'], elsewhere: ['puntos de victoria', 'pv'] },
    { here: ['anciano'], elsewhere: ['viejo'] },
  ],
};
