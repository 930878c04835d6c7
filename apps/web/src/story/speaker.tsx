import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { Fragment } from 'react';
import { useWords } from '../words/language.tsx';
import type { Words } from '../words/words.ts';
import './speaker.css';

/** Who says something. Anybody may choose a name; who they are, the server says. */
export interface Speaker {
  /** Absent for who only watches. */
  readonly seat?: number | undefined;
  /** What they play with, where they have a seat. */
  readonly tribe?: Tribe | undefined;
  readonly isHost?: boolean | undefined;
  readonly name: string;
}

const marksOf = ({ seat, isHost }: Speaker, { story }: Words): string[] => {
  const { watching, host } = story.atTable.marks;
  return [...(seat === undefined ? [watching] : []), ...(isHost ? [host] : [])];
};

/** In a sentence: the name with what they are, where the seat alone does not say it. */
export function sayWho(speaker: Speaker, words: Words): string {
  const marks = marksOf(speaker, words);
  return marks.length === 0
    ? speaker.name
    : words.story.atTable.marked(speaker.name, marks.join(', '));
}

/** The figure of who plays, or an eye. */
export function SpeakerSign({ tribe, size }: Pick<Speaker, 'tribe'> & { readonly size: number }) {
  const { tribes } = useWords();
  if (tribe === undefined) return <Icon name="eye" size={size} />;
  return <Icon name={`person-${tribe}`} size={size} label={tribes[tribe]} />;
}

interface SaidByProps {
  readonly speaker: Speaker;
  readonly text: string;
}

/** Who it is, and what they said; neither turns or moves the other. */
export function SaidBy({ speaker, text }: SaidByProps) {
  const words = useWords();
  return (
    <span className="said-by">
      <b>
        <bdi>{speaker.name}</bdi>
      </b>
      {marksOf(speaker, words).map((mark) => (
        <Fragment key={mark}>
          {' '}
          <small>{mark}</small>
        </Fragment>
      ))}{' '}
      <bdi>{text}</bdi>
    </span>
  );
}
