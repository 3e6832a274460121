import { DRAFT_LIFE, PROJECT_SIGN } from './keys';
import { storedUser } from './sessionStore';

const STORE = 'files';
const TAB = `${PROJECT_SIGN}-draft-tab`;

interface KeptFile {
  readonly file: File;
  /** When it was chosen, in milliseconds since 1970. */
  readonly at: number;
}

/** The file that this user chose for a place in this tab; undefined where there is none. */
export async function readFileDraft(place: string): Promise<File | undefined> {
  const kept = await inStore<KeptFile | undefined>('readonly', (store) => store.get(keyOf(place)));
  return kept && Date.now() - kept.at < DRAFT_LIFE ? kept.file : undefined;
}

/** Keeps a chosen file until it is stored; null forgets it. What is older than a day goes with it. */
export async function keepFileDraft(place: string, file: File | null): Promise<void> {
  const at = Date.now();
  const key = keyOf(place);
  await inStore('readwrite', (store) => {
    forgetOld(store, at - DRAFT_LIFE);
    return file === null ? store.delete(key) : store.put({ file, at } satisfies KeptFile, key);
  });
}

/** Forgets the kept files of everybody at this browser: whoever signs out leaves no document behind. */
export async function forgetFileDrafts(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}

// Of this user and this tab only, as drafts of forms are.
function keyOf(place: string): string {
  return [storedUser()?.id ?? '', tabId(), place].join(' ');
}

function tabId(): string {
  const known = sessionStorage.getItem(TAB);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(TAB, made);
  return made;
}

function forgetOld(store: IDBObjectStore, before: number): void {
  const cursor = store.openCursor();
  cursor.onsuccess = () => {
    if (!cursor.result) return;
    if (atOf(cursor.result.value) < before) cursor.result.delete();
    cursor.result.continue();
  };
}

function atOf(kept: Partial<KeptFile> | undefined): number {
  return kept?.at ?? 0;
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const db = await opened();
  try {
    return await answered<T>(ask(db.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    db.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open(`${PROJECT_SIGN}-drafts`, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
  return answered(asked);
}

/** Guarantee: the database answers what was put there under this key. */
function answered<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error);
  });
}
