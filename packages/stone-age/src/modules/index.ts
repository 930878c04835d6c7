import type { Module } from '../rulebook.ts';
import { huts } from './huts/index.ts';
import { extraCardQuestion } from './style/extra-card.ts';
import { gainQuestion } from './style/gaining.ts';
import { style } from './style/index.ts';
import { splitQuestion } from './style/splitting.ts';

/** The modules by name; each lives in a folder of its own here, and nothing else imports from it. */
export const MODULES: Readonly<Record<string, Module>> = { style, huts };

/** The variants by name, likewise. */
export const VARIANTS: Readonly<Record<string, Module>> = {};

/** Who asks for the unfinished business that only modules bring. */
export const MODULE_QUESTIONS = {
  splitHunt: splitQuestion,
  gainResource: gainQuestion,
  extraCard: extraCardQuestion,
} as const;
