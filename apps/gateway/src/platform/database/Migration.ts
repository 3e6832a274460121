/** One step of a concept's schema. Once released its SQL never changes; a later step changes the schema further. */
export interface Migration {
  /** `<concept>/<four digits>-<what>`, such as `cards/0001-create`. */
  readonly name: string;
  /** Names of steps of other concepts that must be there before. */
  readonly after?: readonly string[];
  /** Plain SQL for PostgreSQL 15, several statements allowed. */
  readonly sql: string;
}
