import { ELDER_AREAS, HUTS_TILES, RESOURCES, type Resource } from '@ochre/stone-age/rules';
import { upTo } from '@ochre/ui/art/up-to.ts';
import type { ComponentType, ReactNode } from 'react';
import type { ExampleFacts, PageName } from '../../../words/rulebook/pages/words.ts';
import { CardFace } from '../../art/card/card-face.tsx';
import { Icon } from '../../art/icon.tsx';
import type { SymbolName } from '../../art/symbols/index.ts';
import { TileFace } from '../../art/tile/tile-face.tsx';
import { ELDER_SIGNS } from '../../board/elder-signs.ts';
import { PlaceArt } from '../../board/place-art.tsx';
import { Tool } from '../../board/tool-row.tsx';
import { LoneDie } from '../../decisions/parts/pictures.tsx';
import { CARD, CHOICE, COLLECTED, FIXED, HUNT, MEAL, ROLL } from './examples.ts';

interface PictureProps {
  readonly facts: ExampleFacts;
}

/** So many of the same. */
const Many = ({ of, count, size = 30 }: { of: SymbolName; count: number; size?: number }) =>
  upTo(count).map((at) => <Icon key={at} name={of} size={size} />);

/** What is there, and what becomes of it. */
const Becomes = () => <Icon name="right" size={20} />;

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="picture-row">{children}</div>
);

/** Where on the land the places of the examples are drawn. */
const WINDOWS = {
  forest: '205 45 240 150',
  field: '600 375 170 90',
  hut: '430 330 180 130',
} as const;

const Land = ({ of }: { readonly of: keyof typeof WINDOWS }) => (
  <svg className="page-land" viewBox={WINDOWS[of]} aria-hidden="true">
    <PlaceArt place={of} />
  </svg>
);

function RoundPicture() {
  return (
    <>
      <Row>
        <Many of="standing-cinnabar" count={2} size={40} />
        <Becomes />
        <Land of="forest" />
      </Row>
      <Row>
        <LoneDie face={5} />
        <LoneDie face={2} at={1} />
        <Becomes />
        <Many of="wood" count={2} />
      </Row>
      <Row>
        <Many of="food" count={2} />
        <Becomes />
        <Many of="standing-cinnabar" count={2} size={40} />
      </Row>
    </>
  );
}

function PlacePicture({ facts }: PictureProps) {
  return (
    <>
      <Row>
        <Land of="forest" />
        <Many of="standing-cinnabar" count={facts.dice} size={40} />
      </Row>
      <Row>
        {ROLL.dice.map((face, at) => (
          <LoneDie key={face} face={face} at={at} />
        ))}
        <b>
          {facts.sum} ÷ {facts.divisor} =
        </b>
        <Many of="wood" count={facts.wood} size={26} />
      </Row>
      <Row>
        <Tool value={facts.tool} state="fresh" />
        <b>
          {facts.sum + facts.tool} ÷ {facts.divisor} =
        </b>
        <Many of="wood" count={facts.woodWithTool} size={26} />
      </Row>
    </>
  );
}

function CardPicture({ facts }: PictureProps) {
  return (
    <Row>
      {CARD.paid.map((good, at) => (
        <Icon key={`${good}${upTo(at).length}`} name={good} size={30} />
      ))}
      <Becomes />
      <CardFace id={CARD.id} />
      <Becomes />
      <b>{facts.cardFood}</b>
      <Icon name="food" size={30} />
    </Row>
  );
}

const Paid = ({ of }: { readonly of: Readonly<Record<Resource, number>> }) =>
  RESOURCES.map((good) => <Many key={good} of={good} count={of[good]} size={26} />);

function BuildingPicture({ facts }: PictureProps) {
  return (
    <>
      <Row>
        <Paid of={{ wood: 2, clay: 1, stone: 0, gold: 0 }} />
        <Becomes />
        <TileFace id={FIXED} />
        <b>+{facts.fixedPoints}</b>
      </Row>
      <Row>
        <Paid of={CHOICE.paid} />
        <Becomes />
        <TileFace id={CHOICE.id} />
        <b>+{facts.freePoints}</b>
      </Row>
    </>
  );
}

function FeedingPicture({ facts }: PictureProps) {
  return (
    <>
      <Row>
        <Many of="standing-cinnabar" count={MEAL.people} size={36} />
      </Row>
      <Row>
        <Icon name="agriculture" size={26} />
        <Many of="food" count={MEAL.agriculture} size={26} />
        <b>+</b>
        <Many of="food" count={MEAL.food} size={26} />
        <b>−{facts.missing}</b>
      </Row>
      <Row>
        <Icon name="wood" size={26} />
        <b className="loses">/ −{facts.starving}</b>
      </Row>
    </>
  );
}

function ScoringPicture({ facts }: PictureProps) {
  return (
    <>
      <Row>
        {COLLECTED.set.map((id) => (
          <CardFace key={id} id={id} />
        ))}
        <b>= {facts.setPoints}</b>
      </Row>
      <Row>
        {COLLECTED.second.map((id) => (
          <CardFace key={id} id={id} />
        ))}
        <b>+ {facts.culturePoints - facts.setPoints}</b>
        <CardFace id={COLLECTED.farmers} />
        <b>
          × {facts.agriculture} <Icon name="agriculture" size={22} /> = {facts.farmerPoints}
        </b>
      </Row>
    </>
  );
}

const EndPicture = () => (
  <Row>
    <Icon name="house" size={44} />
    <b>0</b>
    <Icon name="card" size={44} />
    <b>0</b>
  </Row>
);

const StylePicture = () => (
  <>
    <Row>
      <Many of="food" count={HUNT.food} />
      <b>+</b>
      <Many of="jewelry" count={HUNT.jewelry} />
    </Row>
    <Row>
      <Icon name="merchant" size={34} />
      <Many of="wood" count={2} />
      <Becomes />
      <Many of="gold" count={1} />
    </Row>
  </>
);

const HutsPicture = () => (
  <Row>
    {HUTS_TILES.map(({ id }) => (
      <TileFace key={id} id={id} />
    ))}
  </Row>
);

const SoloPicture = () => (
  <Row>
    <Icon name="standing-elder" size={64} />
    {ELDER_AREAS.map((area) => (
      <Icon key={area} name={ELDER_SIGNS[area]} size={30} />
    ))}
  </Row>
);

/** One picture for each page: a page without one does not compile. */
export const PICTURES: Readonly<Record<PageName, ComponentType<PictureProps>>> = {
  round: RoundPicture,
  place: PlacePicture,
  card: CardPicture,
  building: BuildingPicture,
  feeding: FeedingPicture,
  scoring: ScoringPicture,
  end: EndPicture,
  style: StylePicture,
  huts: HutsPicture,
  solo: SoloPicture,
};
