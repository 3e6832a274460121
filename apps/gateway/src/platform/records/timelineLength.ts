/** Most events of a record's timeline, the newest. */
export const TIMELINE_LENGTH = 200;
