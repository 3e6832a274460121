import { type MongoAbility, subject as typed } from '@casl/ability';
import type { Card } from '@corridor/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { openWorld, type Rights, type World } from './testing/rightsWorld';
import { type Command, command, doCommand, LET_THROUGH, type Outcome } from './testing/rightsWrites';

type AllRights = ReadonlyMap<string, Rights>;

const ASKS = ['read', 'block', 'reveal', 'delete'].flatMap((action) =>
  ['card', 'user', 'permission', 'payment-order', 'shop'].flatMap((subject) =>
    [undefined, 'status', 'last4'].flatMap((field) =>
      [undefined, 'visa', 'mastercard', 'unionpay'].map((scheme) => ({ action, subject, field, scheme })),
    ),
  ),
);

/** Sequences of commands that a run tries. */
const RUNS = 24;

const known = new WeakMap<MongoAbility, ReadonlySet<number>>();

/** What of everything that may be asked an ability allows, by CASL alone. */
function allowedBy(ability: MongoAbility | undefined): ReadonlySet<number> {
  if (!ability) return new Set();
  const found = known.get(ability);
  if (found) return found;
  const allowed = new Set(
    ASKS.flatMap(({ action, subject, field, scheme }, index) =>
      ability.can(action, scheme ? typed(subject, { scheme }) : subject, field) ? [index] : [],
    ),
  );
  known.set(ability, allowed);
  return allowed;
}

/** What a write gave to somebody or took from somebody. */
function movedBetween(before: Rights | undefined, after: Rights): number[] {
  const [was, now] = [allowedBy(before?.ability), allowedBy(after.ability)];
  return [...[...was].filter((ask) => !now.has(ask)), ...[...now].filter((ask) => !was.has(ask))];
}

/** Cards and fields of them that somebody was shown who may not see them. */
function unseenIn(cards: readonly Card[], { schemes }: World, owner: Rights | undefined): string[] {
  return cards.flatMap((card) => {
    const about = () => typed('card', { scheme: schemes.get(card.id) });
    const may = (field?: string) => owner?.enabled === true && owner.ability.can('read', about(), field);
    const fields = Object.keys(card).filter((field) => field !== 'id' && !may(field));
    return may() ? fields : ['a card', ...fields];
  });
}

/** Somebody's command as it ended, and whose rights it stood on: of an approval those of whoever asked. */
interface Done extends Outcome {
  readonly callerId: string;
  readonly standsOn: readonly string[];
}

describe.each(DATABASES)('any commands about users, roles and permissions on the %s database', (_name, open) => {
  let gateways: readonly [TestGateway, TestGateway];

  beforeAll(async () => {
    const database = await open();
    gateways = [await database.open(), await database.beside()];
  });

  const run = async (world: World, todos: readonly Command[]): Promise<Done[]> => {
    const there = await world.there();
    return Promise.all(
      todos.map(async (todo, at) => {
        const callerId = world.callerIds[todo.caller] ?? '';
        const { approvals } = there;
        const asked = todo.kind === 'approve' ? approvals[todo.on % Math.max(approvals.length, 1)] : undefined;
        const maker = await world.makerOf(asked);
        const outcome = await doCommand(world, at, there, todo);
        return { ...outcome, callerId, standsOn: maker === undefined ? [callerId] : [callerId, maker] };
      }),
    );
  };
  /** Looks at what commands of one moment have moved: nothing but what one of them stood on, and no account of somebody with more. */
  const judge = (before: AllRights, after: AllRights, done: readonly Done[]) => {
    const own = new Set(
      done.flatMap(({ standsOn }) => standsOn.flatMap((id) => [...allowedBy(before.get(id)?.ability)])),
    );
    const moved = [...after].flatMap(([id, rights]) => movedBetween(before.get(id), rights));
    expect(moved.filter((ask) => !own.has(ask)).map((ask) => ASKS[ask])).toEqual([]);
    for (const { taken, callerId } of done) {
      const may = [before, after].flatMap((rights) => [...allowedBy(rights.get(callerId)?.ability)]);
      const gained = taken
        .filter((id) => id !== callerId)
        .flatMap((id) => {
          const still = allowedBy(after.get(id)?.ability);
          return [...allowedBy(before.get(id)?.ability)].filter((ask) => still.has(ask) && !may.includes(ask));
        });
      expect(gained.map((ask) => ASKS[ask])).toEqual([]);
    }
    const isAdministrator = ({ enabled, ability }: Rights) => enabled && allowedBy(ability).size === ASKS.length;
    expect([...after.values()].some(isAdministrator)).toBe(true);
  };

  /** Tries commands one after the other, looks at what each let through has moved or shown, and gives the kinds of those. */
  const tryAll = async (todos: readonly Command[]): Promise<string[]> => {
    const world = await openWorld([gateways[0]]);
    let before = await world.rights();
    const through: string[] = [];
    for (const todo of todos) {
      const [done] = await run(world, [todo]);
      if (done?.kind !== 'done') continue;
      through.push(todo.kind);
      expect(unseenIn(done.seen, world, before.get(done.callerId))).toEqual([]);
      const after = await world.rights();
      judge(before, after, [done]);
      before = after;
    }
    return through;
  };

  // Commands that are never let through would show nothing.
  it('are let through where an administrator gives each of them', async () => {
    expect(await tryAll(LET_THROUGH)).toEqual(LET_THROUGH.map(({ kind }) => kind));
  });

  it('are approved by a second person where a policy catches them', async () => {
    const [model] = LET_THROUGH;
    if (!model) throw new Error('there is no command');
    const policy: Command = { ...model, kind: 'setPolicy', sort: 1 };
    const approve: Command = { ...model, kind: 'approve', caller: 1, on: 0 };
    expect(await tryAll([policy, { ...model, kind: 'setRules', on: 3 }, approve])).toEqual(['setPolicy', 'approve']);
  });

  it('move and show nothing but rights of who commands, and leave an administrator', async () => {
    const commands = fc.array(command, { minLength: 12, maxLength: 18 });
    await fc.assert(
      fc.asyncProperty(commands, async (todos) => void (await tryAll(todos))),
      { numRuns: RUNS },
    );
  });

  it('do so where two of them come to two gateways at one moment', async () => {
    const pairs = fc.array(fc.tuple(command, command), { minLength: 6, maxLength: 9 });
    const tries = fc.asyncProperty(pairs, async (both) => {
      const world = await openWorld(gateways);
      let before = await world.rights();
      for (const pair of both) {
        const done = (await run(world, pair)).filter(({ kind }) => kind === 'done');
        const after = await world.rights();
        judge(before, after, done);
        before = after;
      }
    });
    await fc.assert(tries, { numRuns: Math.ceil(RUNS / 2) });
  });
});
