import type { fieldEn } from './messages';

export const fieldFr: Record<keyof typeof fieldEn, string> = {
  'field.optional': 'Facultatif',
};
