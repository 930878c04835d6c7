import { z } from 'zod';
import { DAILY_WAYS } from './daily.ts';

/** To an older page, a way that comes later is one of those it knows. */
export const dailySchema = z.object({
  day: z.string(),
  way: z.enum(DAILY_WAYS).catch('bots'),
});
