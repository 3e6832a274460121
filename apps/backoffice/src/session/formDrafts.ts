import type { FormDrafts } from '@corridor/features';
import { PROJECT_SIGN } from './keys';
import { storedUser } from './sessionStore';

// Of this user and this tab only: personal data is not left behind in the browser, and survives a new sign-in.
const keyOf = (form: string): string => `${PROJECT_SIGN}-draft-${storedUser()?.id ?? ''}-${form}`;

/** Keeps what is filled in of long forms, and files chosen for them, over a reload of this tab and a new sign-in. */
export const formDrafts: FormDrafts = {
  read(form) {
    try {
      return draftIn(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null'));
    } catch {
      return undefined;
    }
  },
  keep(form, draft) {
    try {
      if (draft === null) sessionStorage.removeItem(keyOf(form));
      else sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
    } catch {
      // A closed storage costs the draft after a reload, not the form.
    }
  },
  files: {
    read: async (place) => (await import('./fileDrafts')).readFileDraft(place),
    keep: async (place, file) => (await import('./fileDrafts')).keepFileDraft(place, file),
  },
};

function draftIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}
