import type { BookSource } from '@ochre/ui/rulebook/book.ts';
import base from '../../../../../docs/rules/carcassonne/es/base.md?raw';
import shrine from '../../../../../docs/rules/carcassonne/es/shrine.md?raw';

export const source: BookSource = {
  texts: { base, shrine },
  synonyms: [
    { here: ['seguidor'], elsewhere: ['meeple', 'figura', 'peón'] },
    { here: ['loseta'], elsewhere: ['ficha', 'carta', 'pieza'] },
    { here: ['bandido'], elsewhere: ['ladrón', 'salteador'] },
    { here: ['camino'], elsewhere: ['carretera', 'ruta'] },
    { here: ['monasterio'], elsewhere: ['claustro', 'abadía', 'convento'] },
    { here: ['hereje'], elsewhere: ['pagano'] },
    { here: ['santuario'], elsewhere: ['lugar de culto', 'culto'] },
    { here: ['desafío', 'desafía'], elsewhere: ['duelo', 'reto'] },
    { here: ['granja', 'granjero', 'prado'], elsewhere: ['campo', 'campesino'] },
    { here: ['escudo'], elsewhere: ['blasón', 'estandarte', 'bandera'] },
    { here: ['complet'], elsewhere: ['terminado', 'acabado', 'cerrado del todo'] },
    { here: ['quién empieza'], elsewhere: ['jugador inicial', 'primer jugador'] },
    { here: ['loseta inicial'], elsewhere: ['loseta de inicio', 'primera loseta'] },
    { here: ['empate'], elsewhere: ['desempate', 'igualdad'] },
    { here: ['puntos'], elsewhere: ['puntos de victoria', 'pv', 'puntuación'] },
  ],
};
