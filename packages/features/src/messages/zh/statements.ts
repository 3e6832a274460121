import type { statements as en } from '../en/statements';

/** Sentences of the statement widgets, in Chinese. */
export const statements: Record<keyof typeof en, string> = {
  'statements.type.daily': '日结单',
  'statements.type.monthly': '月结单',
};
