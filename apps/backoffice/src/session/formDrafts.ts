import type { FormDraft, FormDrafts } from '@corridor/features';
import { DRAFT_LIFE, PROJECT_SIGN } from './keys';
import { isRecord } from './operatorMemory';
import { storedUser } from './sessionStore';

// Of this user and this tab only: personal data is not left behind in the browser, and survives a new sign-in.
const prefix = (): string => `${PROJECT_SIGN}-draft-${storedUser()?.id ?? ''}-`;
const keyOf = (form: string): string => prefix() + form;

/** Keeps what is filled in of forms, and files chosen for them, for a day: over a reload of this tab and a new sign-in of the same user. */
export const formDrafts: FormDrafts = {
  read(form) {
    try {
      return draftIn(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null'), Date.now());
    } catch {
      return undefined;
    }
  },
  keep(form, draft) {
    try {
      if (draft === null) sessionStorage.removeItem(keyOf(form));
      else sessionStorage.setItem(keyOf(form), JSON.stringify({ draft, at: Date.now() }));
    } catch {
      // A closed storage costs the draft after a reload, not the form.
    }
  },
  files: {
    read: async (place) => (await import('./fileDrafts')).readFileDraft(place),
    keep: async (place, file) => (await import('./fileDrafts')).keepFileDraft(place, file),
  },
};

/** Forgets what this user left in forms of this tab: whoever signs out is done with it. */
export function forgetFormDrafts(): void {
  try {
    const own = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix()));
    for (const key of own) sessionStorage.removeItem(key);
  } catch {
    // A closed storage keeps nothing.
  }
}

function draftIn(kept: unknown, now: number): FormDraft | undefined {
  if (!isRecord(kept) || !isRecord(kept.draft) || typeof kept.at !== 'number') return undefined;
  return now - kept.at < DRAFT_LIFE ? kept.draft : undefined;
}
