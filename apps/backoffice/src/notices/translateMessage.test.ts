import type { RuntimeKey, Translate } from '@corridor/features';
import { expect, it } from 'vitest';
import type { HostSentences } from '../messages/host';
import { translateMessage } from './translateMessage';

const inWords: Translate<keyof HostSentences | RuntimeKey> = (key) => `<${key}>`;

// @spec 8.translated
it.each([
  ['Network Error', '<host.said.network>'],
  ['Request Unauthorized', '<host.said.unauthorized>'],
  ['Service Currently Unavailable', '<host.said.unavailable>'],
  ['message', '<host.said.unknown>'],
  ['The ledger is closed', 'The ledger is closed'],
])('says a sentence of the catalogue in the language of the reader, and another as it came: %s', (message, said) => {
  expect(translateMessage(message, inWords)).toBe(said);
});
