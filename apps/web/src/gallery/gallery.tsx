import { CardFace } from '@ochre/stone-age/page/art/card/card-face.tsx';
import { Icon } from '@ochre/stone-age/page/art/icon.tsx';
import { Pile } from '@ochre/stone-age/page/art/scene/pile.tsx';
import { ProductionBuilding } from '@ochre/stone-age/page/art/scene/production-building.tsx';
import { SYMBOL_NAMES, type SymbolName } from '@ochre/stone-age/page/art/symbols/index.ts';
import { TileFace } from '@ochre/stone-age/page/art/tile/tile-face.tsx';
import { SmallCard } from '@ochre/stone-age/page/board/small-card.tsx';
import { Tool, type ToolState } from '@ochre/stone-age/page/board/tool-row.tsx';
import {
  ALL_CARDS,
  ALL_TILES,
  CULTURE,
  GOODS,
  PROFESSIONS,
  RESOURCES,
} from '@ochre/stone-age/rules';
import { Die } from '@ochre/ui/art/die/die.tsx';
import { Rug } from '@ochre/ui/art/die/rug.tsx';
import { FACES } from '@ochre/ui/art/symbols/dice.tsx';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import type { CSSProperties, ReactNode } from 'react';
import './gallery.css';
import { TABLE_NAMES } from '@ochre/stone-age/page/testing/tables.ts';

const TOOL_STATES: readonly ToolState[] = ['fresh', 'chosen', 'used', 'empty', 'one-use', 'spent'];
const SIZES = [48, 24, 16] as const;

/** Every piece there is, to be looked at. For developers: its words are not translated. */
export function Gallery() {
  return (
    <div className="gallery">
      <h1>
        <Hand size={40} />
        <Wordmark height={32} />
      </h1>
      <nav>
        {TABLE_NAMES.flatMap((table) =>
          ['light', 'dark'].map((theme) => (
            <a key={table + theme} href={`?table=${table}&theme=${theme}`}>
              {table}, {theme}
            </a>
          )),
        )}
      </nav>
      <Room title="Cards">
        {ALL_CARDS.map(({ id }) => (
          <CardFace key={id} id={id} />
        ))}
      </Room>
      <Room title="Cards, twice and small" scale={2}>
        {['C03', 'C25', 'C29', 'C35', 'C31', 'S05'].map((id) => (
          <CardFace key={id} id={id} />
        ))}
        {['C03', 'C25', 'C29', 'C35', 'C31', 'S05'].map((id) => (
          <SmallCard key={id} id={id} />
        ))}
      </Room>
      <Room title="Tiles">
        {ALL_TILES.map(({ id }) => (
          <TileFace key={id} id={id} />
        ))}
      </Room>
      <Room title="Tiles, twice" scale={2}>
        {['B17', 'B24', 'B26', 'D06', 'H04'].map((id) => (
          <TileFace key={id} id={id} />
        ))}
      </Room>
      <Room title="Symbols">
        {SYMBOL_NAMES.map((name) => (
          <Sizes key={name} name={name} />
        ))}
      </Room>
      <Room title="Signs on their ground">
        {CULTURE.map((name) => (
          <span key={name} className="ground culture">
            <Icon name={name} size={40} />
            <Icon name={name} size={16} />
          </span>
        ))}
        {PROFESSIONS.map((name) => (
          <span key={name} className="ground profession">
            <Icon name={name} size={40} />
            <Icon name={name} size={16} />
          </span>
        ))}
      </Room>
      <Room title="Tools">
        {TOOL_STATES.map((state) => (
          <span key={state} className="captioned">
            <Tool value={3} state={state} />
            <small>{state}</small>
          </span>
        ))}
      </Room>
      <Room title="Dice">
        <svg width="640" height="150" viewBox="0 0 640 150" aria-hidden="true">
          <Rug x={320} y={80} width={620} height={136} />
          {FACES.map((face, at) => (
            <Die key={face} x={80 + at * 96} y={80} size={38} face={face} turn={18 + at * 11} />
          ))}
        </svg>
      </Room>
      <Room title="Production buildings and heaps">
        <svg width="900" height="130" viewBox="0 0 900 130" aria-hidden="true">
          {RESOURCES.map((resource, at) => (
            <ProductionBuilding
              key={resource}
              x={90 + at * 160}
              y={118}
              resource={resource}
              owner={tribeOf(at)}
            />
          ))}
          {GOODS.map((good, at) => (
            <Pile
              key={good}
              good={good}
              count={2 + at * 3}
              x={700 + (at % 3) * 70}
              y={at < 3 ? 50 : 115}
            />
          ))}
        </svg>
      </Room>
    </div>
  );
}

interface RoomProps {
  readonly title: string;
  readonly scale?: number;
  readonly children: ReactNode;
}

function Room({ title, scale = 1, children }: RoomProps) {
  return (
    <section className="paper">
      <h2>{title}</h2>
      <div className="room" style={{ '--u': `${scale}px` } as CSSProperties}>
        {children}
      </div>
    </section>
  );
}

function Sizes({ name }: { readonly name: SymbolName }) {
  return (
    <span className="captioned">
      {SIZES.map((size) => (
        <Icon key={size} name={name} size={size} />
      ))}
      <small>{name}</small>
    </span>
  );
}
