import type { statements as en } from '../en/statements';

/** Sentences of the statement widgets, in French. */
export const statements: Record<keyof typeof en, string> = {
  'statements.type.daily': 'Quotidien',
  'statements.type.monthly': 'Mensuel',
};
