import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** What may stand in it, and how much, is for the table to say: it has words for that. */
const line = (most: number) =>
  z
    .string()
    .max(most * 8)
    .trim()
    .min(1);

/** What somebody is called at a table. */
export const nameSchema = line(LIMITS.name);
export const saidSchema = line(LIMITS.said);
export const wordSchema = z.string().min(1).max(LIMITS.word);
/** As the dice take it: docs/fair-dice.md. */
export const nonceSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** Made up by whoever needs one; it says nothing. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const seatSchema = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);
/** Which of the figures somebody plays with. */
export const figureSchema = z
  .int()
  .min(0)
  .max(LIMITS.figures - 1);
/** Whoever sits at a seat, or all who only watch. */
export const mutableSchema = z.union([seatSchema, z.literal('watching')]);
export type Mutable = z.infer<typeof mutableSchema>;
/** A number in a table's log; 0 is before the first. */
export const seqSchema = z.int().min(0);
/** A moment, in milliseconds since 1970, or a time in milliseconds. */
export const millisecondsSchema = z.number().min(0);
