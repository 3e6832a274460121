import { z } from 'zod';
import type { Operation } from '../platform/resource/Operation';

/** What moving the clock takes: whole days, one unless told. */
export const moveClockSchema = z.strictObject({ days: z.int().min(1).max(366).default(1) });

/** Moving the clock, as permission and documents see it. */
export const MOVE_CLOCK: Operation = {
  verb: 'call',
  method: 'move-clock',
  action: 'move-clock',
  effect: 'write',
  input: moveClockSchema,
  output: z.strictObject({ daysAhead: z.int(), now: z.iso.datetime() }),
  run: () => Promise.resolve(null),
};
