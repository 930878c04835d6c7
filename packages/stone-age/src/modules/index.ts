import type { Module } from '../rulebook.ts';
import { huts } from './huts/index.ts';
import { style } from './style/index.ts';

/** The modules by name; each lives in a folder of its own here, and nothing else imports from it. */
export const MODULES: Readonly<Record<string, Module>> = { style, huts };

/** The variants by name, likewise. */
export const VARIANTS: Readonly<Record<string, Module>> = {};
