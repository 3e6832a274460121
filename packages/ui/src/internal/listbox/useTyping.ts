import { useRef } from 'react';

/** Milliseconds without a key after which typing starts anew. */
const PAUSE = 700;

/** What to search, and where the search begins. */
export interface TypedSearch {
  readonly labels: readonly string[];
  readonly enabled: (index: number) => boolean;
  readonly active: number;
}

/** Index of the next label that begins with what was typed, going round; one letter again and again walks its labels. */
function matchTyped(typed: string, { labels, enabled, active }: TypedSearch): number | undefined {
  const same = typed.length > 1 && [...typed].every((letter) => letter === typed[0]);
  const wanted = (same ? typed.slice(0, 1) : typed).toLocaleLowerCase();
  const start = typed.length === 1 || same ? active + 1 : Math.max(active, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (enabled(index) && labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
}

/** Collects letters typed in quick succession and finds the label they begin. */
export function useTyping() {
  const typed = useRef({ text: '', at: 0 });
  return {
    /** True while a word is being typed, when Space is a letter of it and not a press. */
    running: (now: number) => typed.current.text !== '' && now - typed.current.at < PAUSE,
    find: (letter: string, now: number, search: TypedSearch) => {
      const text = now - typed.current.at < PAUSE ? typed.current.text + letter : letter;
      typed.current = { text, at: now };
      return matchTyped(text, search);
    },
  };
}
