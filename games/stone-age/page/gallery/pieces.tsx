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
import { CardFace } from '../art/card/card-face.tsx';
import { Icon } from '../art/icon.tsx';
import { Pile } from '../art/scene/pile.tsx';
import { ProductionBuilding } from '../art/scene/production-building.tsx';
import { SYMBOL_NAMES, type SymbolName } from '../art/symbols/index.ts';
import { TileFace } from '../art/tile/tile-face.tsx';
import { SmallCard } from '../board/small-card.tsx';
import { Tool, type ToolState } from '../board/tool-row.tsx';
import { TABLE_NAMES } from '../testing/tables.ts';

const TOOL_STATES: readonly ToolState[] = ['fresh', 'chosen', 'used', 'empty', 'one-use', 'spent'];
const SIZES = [48, 24, 16] as const;
/** Each shows something that others do not. */
const TELLING_CARDS = ['C03', 'C25', 'C29', 'C35', 'C31', 'S05'];
const TELLING_TILES = ['B17', 'B24', 'B26', 'D06', 'H04'];

/** Every piece there is, to be looked at. For developers: its words are not translated. */
export function Pieces() {
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
      <CardRooms />
      <TileRooms />
      <Room title="Symbols">
        {SYMBOL_NAMES.map((name) => (
          <Sizes key={name} name={name} />
        ))}
      </Room>
      <Room title="Signs on their ground">
        {CULTURE.map((name) => (
          <OnGround key={name} name={name} kind="culture" />
        ))}
        {PROFESSIONS.map((name) => (
          <OnGround key={name} name={name} kind="profession" />
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
      <DiceRoom />
      <LandRoom />
    </div>
  );
}

function CardRooms() {
  return (
    <>
      <Room title="Cards">
        {ALL_CARDS.map(({ id }) => (
          <CardFace key={id} id={id} />
        ))}
      </Room>
      <Room title="Cards, twice and small" scale={2}>
        {TELLING_CARDS.map((id) => (
          <CardFace key={id} id={id} />
        ))}
        {TELLING_CARDS.map((id) => (
          <SmallCard key={id} id={id} />
        ))}
      </Room>
    </>
  );
}

function TileRooms() {
  return (
    <>
      <Room title="Tiles">
        {ALL_TILES.map(({ id }) => (
          <TileFace key={id} id={id} />
        ))}
      </Room>
      <Room title="Tiles, twice" scale={2}>
        {TELLING_TILES.map((id) => (
          <TileFace key={id} id={id} />
        ))}
      </Room>
    </>
  );
}

function DiceRoom() {
  return (
    <Room title="Dice">
      <svg width="640" height="150" viewBox="0 0 640 150" aria-hidden="true">
        <Rug x={320} y={80} width={620} height={136} />
        {FACES.map((face, at) => (
          <Die key={face} x={80 + at * 96} y={80} size={38} face={face} turn={18 + at * 11} />
        ))}
      </svg>
    </Room>
  );
}

function LandRoom() {
  return (
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

interface OnGroundProps {
  readonly name: SymbolName;
  readonly kind: 'culture' | 'profession';
}

function OnGround({ name, kind }: OnGroundProps) {
  return (
    <span className={`ground ${kind}`}>
      <Icon name={name} size={40} />
      <Icon name={name} size={16} />
    </span>
  );
}
