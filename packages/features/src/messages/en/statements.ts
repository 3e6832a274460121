/** Sentences of the statement widgets, in English. */
export const statements = {
  'statements.type.daily': 'Daily',
  'statements.type.monthly': 'Monthly',
} as const;
