import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/loadMessages';
import { loggedActions, loggedSubjects, logWord } from './logWords';

describe('logWord', () => {
  it('names each action and subject in each language, a cardholder’s inquiry too', async () => {
    for (const language of ['en', 'fr', 'zh'] as const) {
      const { sentences } = await loadMessages(language);
      const t = (key: string) => sentences[key] ?? key;
      expect(loggedActions.codes.filter((action) => logWord('action', action, t) === action)).toEqual([]);
      expect(loggedSubjects.codes.filter((subject) => logWord('subject', subject, t) === subject)).toEqual([]);
    }
    expect(loggedActions.codes).toEqual(expect.arrayContaining(['inquire', 'rail-accepts', 'settle']));
  });
});
