import type { MongoAbility } from '@casl/ability';

type Rules = ReturnType<MongoAbility['rulesFor']>;

/** Returns true if rules allow a record. A condition on a field that the record lacks is met by every prohibition and by no grant. */
export function allowsRecord(rules: Rules, record: object): boolean {
  const decisive = rules.find((rule) => {
    const { conditions, inverted } = rule;
    const knows = Object.keys({ ...(conditions as object | undefined) }).every((field) => Object.hasOwn(record, field));
    return knows ? rule.matchesConditions({ ...record }) : inverted;
  });
  return decisive !== undefined && !decisive.inverted;
}

/** Returns true if an ability has conditions for an action; for one of its fields where that is named. */
export function hasConditions(ability: MongoAbility, action: string, segment: string, field?: string): boolean {
  return ability.rulesFor(action, segment, field).some(({ conditions }) => conditions);
}

/** Returns true if an ability says nothing of single fields of a resource, or what it says is overruled. */
export function allowsWhole(ability: MongoAbility, action: string, segment: string): boolean {
  const rules = ability.possibleRulesFor(action, segment);
  const last = rules.findIndex(({ conditions, fields }) => !conditions && !fields);
  return rules.slice(0, last === -1 ? undefined : last + 1).every(({ fields }) => !fields);
}

/** Returns true if an ability allows a field in every record that it allows at all. */
export function allowsField(ability: MongoAbility, action: string, segment: string, field: string): boolean {
  if (allowsWhole(ability, action, segment)) return true;
  const [all, own] = [ability.rulesFor(action, segment), ability.rulesFor(action, segment, field)];
  return all.length === own.length && all.every((rule, index) => rule === own[index]);
}

/** A record with the fields that an ability allows for each of some actions; its id always stays. */
export function allowedFields<R extends object>(
  ability: MongoAbility,
  actions: readonly string[],
  segment: string,
  record: R,
) {
  const isAllowed = (field: string) =>
    actions.every(
      (action) =>
        allowsField(ability, action, segment, field) || allowsRecord(ability.rulesFor(action, segment, field), record),
    );
  return Object.fromEntries(Object.entries(record).filter(([field]) => field === 'id' || isAllowed(field)));
}
