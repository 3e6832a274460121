import type { MongoAbility } from '@casl/ability';
import { isDecidable, sampleRecords } from './sampleRecords';

type Rules = ReturnType<MongoAbility['rulesFor']>;

/** Something that one ability allows and others do not: the proof that it goes beyond them. */
export interface Beyond {
  readonly action: string;
  readonly subject: string;
  /** Absent where the difference is about no field. */
  readonly field: string | undefined;
  /** Absent where the difference is about no record. */
  readonly record: Readonly<Record<string, unknown>> | undefined;
}

const UNNAMED = '~';

const compared = new WeakMap<MongoAbility, WeakMap<MongoAbility, Beyond | null>>();

/**
 * Compares effective rights: gives something that an ability allows and none of the owners does, by action, subject, field and
 * condition, exclusions taken off; null where the owners together allow all of it. What cannot be decided counts as beyond.
 */
export function beyondRights(wanted: MongoAbility, owners: readonly MongoAbility[]): Beyond | null {
  const [only, ...others] = owners;
  if (!only || others.length > 0) return search(wanted, owners);
  const known = compared.get(wanted) ?? new WeakMap<MongoAbility, Beyond | null>();
  compared.set(wanted, known);
  const found = known.get(only);
  if (found !== undefined) return found;
  const result = search(wanted, owners);
  known.set(only, result);
  return result;
}

function search(wanted: MongoAbility, owners: readonly MongoAbility[]): Beyond | null {
  const all = [wanted, ...owners].flatMap(({ rules }) => rules);
  // What no rule names is asked for by `manage`, `all` and a field that nothing is called.
  const actions = new Set(['manage', ...all.flatMap(({ action }) => action)]);
  const subjects = new Set(['all', ...all.flatMap(({ subject }) => namesOf(subject))]);
  for (const subject of subjects) {
    const fields = new Set(all.filter((rule) => isAbout(rule.subject, subject)).flatMap((rule) => rule.fields ?? []));
    const asked = fields.size === 0 ? [undefined] : [undefined, UNNAMED, ...fields];
    for (const action of actions) {
      for (const field of asked) {
        const found = beyondIn(
          decisiveOf(wanted, action, subject, field),
          owners.map((owner) => decisiveOf(owner, action, subject, field)),
        );
        if (found) return { action, subject, field, record: found.record };
      }
    }
  }
  return null;
}

/** The rules that decide, the strongest first, up to the one that holds for every record. */
function decisiveOf(ability: MongoAbility, action: string, subject: string, field: string | undefined): Rules {
  const rules = ability.rulesFor(action, subject, field);
  const last = rules.findIndex(({ conditions }) => !conditions);
  return last === -1 ? rules : rules.slice(0, last + 1);
}

function beyondIn(wanted: Rules, owners: readonly Rules[]): { record: Beyond['record'] } | null {
  if (wanted.every(({ inverted }) => inverted)) return null;
  const conditions = [wanted, ...owners].flat().flatMap((rule) => (rule.conditions ? [rule.conditions] : []));
  if (!isDecidable(conditions)) return { record: undefined };
  for (const record of [undefined, ...sampleRecords(conditions)]) {
    if (isAllowed(wanted, record) && !owners.some((rules) => isAllowed(rules, record))) return { record };
  }
  return null;
}

function isAllowed(rules: Rules, record: Beyond['record']): boolean {
  const decisive = rules.find((rule) => rule.matchesConditions(record));
  return decisive !== undefined && !decisive.inverted;
}

function isAbout(subject: unknown, name: string): boolean {
  const names = namesOf(subject);
  return names.includes(name) || names.includes('all');
}

function namesOf(subject: unknown): string[] {
  return [subject].flat().map(String);
}
