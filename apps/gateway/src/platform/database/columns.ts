import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A column of instants, to the millisecond, so that what a reader got can be compared with what is stored. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A column of money in minor units. */
export const minorUnits = (name: string) => bigint(name, { mode: 'bigint' });
