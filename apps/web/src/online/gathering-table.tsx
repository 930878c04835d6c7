import type { TableView } from '@ochre/match';
import type { Command, TableAddress } from '@ochre/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Send } from '../play/use-sending.ts';
import { Witness } from '../replay/witness.ts';
import { choiceOf, planInstead } from '../screens/lobby/choice-of.ts';
import { Gathering } from '../screens/lobby/gathering.tsx';
import { OptionsPanel } from '../screens/options/options-panel.tsx';
import { useSettings } from '../settings/index.ts';
import { newToken, type Presence } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { takeWish } from './own-place.ts';
import { type Removable, removableAt } from './removable.ts';
import type { SendNamed } from './use-named.ts';

interface GatheringTableProps {
  readonly view: TableView;
  readonly address: TableAddress;
  readonly presence: Presence | undefined;
  readonly send: Send;
  readonly onRemove: (somebody: Removable) => void;
  readonly sendNamed: SendNamed;
  readonly corner: ReactNode;
  readonly now: () => number;
  readonly onLeave: () => void;
}

/** A table before its game: people come, and the host has the say. */
export function GatheringTable(props: GatheringTableProps) {
  const { view, send, sendNamed } = props;
  const { commitment } = view;
  const { table } = props.address;
  const words = useWords();
  const { title, guestTitle } = words.screens.gathering;
  useTitle(view.isHost ? title : guestTitle, view.plan.game);
  const [settings, change] = useSettings();
  const isNamed = settings.name.trim() !== '';
  const [isChoosing, setChoosing] = useState(false);
  const sit = useCallback(
    async (seat: number | 'anywhere', said?: string): Promise<void> => {
      // The own part in the dice, which nobody could know before.
      const nonce = newToken();
      const where = seat === 'anywhere' ? {} : { seat };
      const sitting = (name: string): Command => ({ kind: 'sit', ...where, name, nonce });
      const isSitting = await sendNamed(sitting, said);
      if (isSitting && said !== undefined) change({ name: said });
      if (isSitting) new Witness().gave(table, nonce);
    },
    [sendNamed, table, change],
  );
  // Before anything is added to the dice from here.
  useEffect(() => new Witness().saw(table, commitment), [table, commitment]);
  const isSeated = view.you !== undefined;
  useEffect(() => {
    const wish = takeWish();
    if (wish !== undefined && !isSeated && isNamed) void sit(wish.sit);
  }, [sit, isSeated, isNamed]);
  return (
    <>
      <Gathering
        view={view}
        address={props.address}
        presence={props.presence}
        isNamed={isNamed}
        onSit={(seat, name) => void sit(seat ?? 'anywhere', name)}
        onStand={() => void send({ kind: 'stand' })}
        onFigure={(figure) => void send({ kind: 'choose', figure })}
        onPlan={(plan) => void send({ kind: 'plan', plan })}
        onBegin={() => void send({ kind: 'begin' })}
        onOptions={() => setChoosing(true)}
        onRemove={(seat) => {
          const somebody = removableAt(view).find(
            ({ whom }) => 'seat' in whom && whom.seat === seat,
          );
          if (somebody !== undefined) props.onRemove(somebody);
        }}
        onLeave={props.onLeave}
        corner={props.corner}
        now={props.now}
      />
      {isChoosing && (
        <OptionsPanel
          way="friends"
          title={words.buttons.options}
          choice={choiceOf(view.plan, settings.name)}
          start={words.online.table.save}
          onStart={(_plan, _names, chosen) => {
            void send({ kind: 'plan', plan: planInstead(view.plan, chosen) });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
