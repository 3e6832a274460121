import { isHumanText } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { STEPS, type Step } from '../testing/walk';
import { concepts } from './concepts';

/** Texts that no person types: codes, ids, secrets, and parts whose every field core's own readers judge. */
const NO_HUMAN_TEXT: readonly RegExp[] = [
  /(^|\.)(id|ids|\w+Id|\w+Ids)(\.|$)/,
  /(^|\.)(language|method|requestId|zone|currency|amount|bankCountry|\w+Country|country)$/,
  /(^|\.)(password|secret)$/,
  /(^|\.)(filter|sort|search|columns|key|rule|rules)(\.|$)/,
  /^(data|params)\.(individual|corporation|bank|payee|intermediaryBank)\./,
  /^data\.(accountNumber|routingCode)$/,
  /^data\.(actions|merchants|resource)$/,
];

interface Leaf {
  readonly path: string;
  readonly schema: z.ZodType;
}

/** Every field of a schema that takes a string, with the path to it. */
function leavesOf(schema: z.core.$ZodType, path = ''): Leaf[] {
  const below = (inner: z.core.$ZodType, name: string) => leavesOf(inner, path ? `${path}.${name}` : name);
  if (schema instanceof z.ZodString) return [{ path, schema }];
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, inner]) => below(inner, name));
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => leavesOf(option, path));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return leavesOf(schema.def.innerType, path);
  }
  return schema instanceof z.ZodPipe ? leavesOf(schema.def.in, path) : [];
}

const isWrite = ({ operation }: Step) => operation.effect !== 'read';
const takesWords = ({ schema }: Leaf) => schema.safeParse('Some words').success;

const EVENTS = concepts.flatMap(({ sandbox = [] }) => sandbox);

const FIELDS = [...STEPS.filter(isWrite), ...EVENTS].flatMap(({ name, operation }) =>
  leavesOf(operation.input)
    .filter(({ path }) => !NO_HUMAN_TEXT.some((pattern) => pattern.test(path)))
    .filter(takesWords)
    .map((leaf) => ({ name, ...leaf })),
);

describe('what a person writes', () => {
  it('is met in the names, labels and reasons of many resources', () => {
    const met = new Set(FIELDS.map(({ name, path }) => `${name} ${path}`));
    expect([...met].length).toBeGreaterThan(20);
    for (const known of ['shop create data.name', 'card call-by-id block params.reason', 'user create data.name']) {
      expect(met).toContain(known);
    }
  });

  it.each(FIELDS)('$path of $name is shown as it is written', ({ schema }) => {
    for (const hidden of ['\u200b', 'Ac\u200bme', 'Acme\u202eexe.fdp', 'Acme\u0007', 'Ac\u2028me', '\u3164']) {
      const read = schema.safeParse(hidden);
      // A reference is kept without what came along with a copy, so that it is seen as it is kept, too.
      expect([hidden, read.success && !isHumanText(String(read.data))]).toEqual([hidden, false]);
    }
    expect(schema.safeParse('  Zoe\u0308 Cie ')).toEqual({ success: true, data: 'Zo\u00eb Cie' });
  });
});
