/** What the keys of a list do: rows and records to walk along, and where its buttons are. */
export interface ListKeyTargets {
  /** The frame that holds rows and tools; null while the list is not on screen. */
  readonly frame: HTMLElement | null;
  /** Ids of the rows on show, in their order. */
  readonly ids: readonly string[];
  readonly openId: string | null;
  open(id: string): void;
  help(): void;
}

const isPlain = ({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !defaultPrevented;

// A document hears of what happens in a shadow root as if its host did it; the path begins where it really happened.
function isTyping([target]: readonly EventTarget[]): boolean {
  const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=menu], [role=menu] *';
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));
}

const hasModal = () => document.querySelector('[aria-modal="true"]') !== null;

/** Presses the button of a list that names this key; false where there is none. */
function press(frame: HTMLElement | null, key: string): boolean {
  const button = frame?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  button?.click();
  return button !== null && button !== undefined;
}

function step({ ids, openId, open }: ListKeyTargets, by: 1 | -1): boolean {
  const next = openId === null ? undefined : ids[ids.indexOf(openId) + by];
  if (openId === null || !ids.includes(openId) || next === undefined) return false;
  open(next);
  return true;
}

function enterRows(frame: HTMLElement | null): boolean {
  const grid = frame?.querySelector<HTMLElement>('[role="grid"]');
  if (!grid || grid.matches(':focus-within')) return false;
  grid.focus();
  return true;
}

/** Does what a key means to a list, whoever has the focus; keys that are typed or belong to a dialog are left alone. */
export function pressListKey(event: KeyboardEvent, targets: ListKeyTargets): void {
  const { frame } = targets;
  if (!isPlain(event) || isTyping(event.composedPath()) || hasModal() || frame?.closest('[inert], [hidden]')) return;
  const done: Readonly<Record<string, () => boolean>> = {
    '?': () => {
      targets.help();
      return true;
    },
    '[': () => step(targets, -1),
    ']': () => step(targets, 1),
    e: () => press(frame, 'e'),
    f: () => press(frame, 'f'),
    j: () => enterRows(frame),
    k: () => enterRows(frame),
  };
  if (Object.hasOwn(done, event.key) && done[event.key]?.()) event.preventDefault();
}
