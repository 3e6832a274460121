import { recordOf, valueAt } from '@corridor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldShape } from './FieldKind';
import { type AnyForm, keptTexts, restoredTexts, textsOf } from './formValues';

declare global {
  interface ImportMeta {
    /** Modules by their path, as Vite gives them. */
    glob<Module>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, Module>>;
  }
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../concepts/**/*{Form,Forms,Fields}.ts', {
  eager: true,
});
const forms = Object.values(modules).flatMap((module) => Object.entries(module).filter(isForm));

/** Names of what nobody may find in a draft. */
const SECRET = /password|secret|\bpin\b|cvv|acs|cardNumber|otp/i;

describe.each(forms)('the draft of %s', (_name, form) => {
  const fields = Object.entries(form.fields);

  it('brings back all that was filled in, but what is secret', () => {
    fc.assert(
      fc.property(fc.tuple(...fields.map(([, { shape }]) => heldOf(shape))), (held) => {
        const start = textsOf(form);
        const texts = recordOf(new Map(fields.map(([name], index) => [name, held[index]])));
        const draft = JSON.parse(JSON.stringify(keptTexts(form, texts)));
        const restored = restoredTexts(form, draft, start);
        for (const [name, { secret }] of fields)
          expect(valueAt(restored, name)).toEqual(valueAt(secret ? start : texts, name));
      }),
      { numRuns: 20 },
    );
  });

  it('takes what was not changed from the record as it is now', () => {
    const names = fields.map(([name]) => name);
    const first = recordOf(new Map(names.map((name) => [name, 'then'])));
    const [changed, ...rest] = fields.filter(([, { secret }]) => !secret).map(([name]) => name);
    if (changed === undefined) return expect(keptTexts(form, first)).toEqual({});
    const draft = keptTexts(
      form,
      recordOf(new Map([...names.map((name) => [name, 'then'] as const), [changed, 'typed']])),
      first,
    );
    const now = recordOf(new Map(names.map((name) => [name, 'now'])));
    const restored = restoredTexts(form, draft, now);
    for (const name of rest) expect(valueAt(restored, name), name).toBe('now');
    expect(valueAt(draft, changed)).toBeDefined();
  });

  it('keeps nothing secret', () => {
    for (const [name, field] of fields.filter(([one]) => SECRET.test(one))) {
      expect(field.secret, name).toBe(true);
      expect(keptTexts(form, { [name]: 'Secret-1' })).not.toHaveProperty(name);
    }
  });
});

it('knows every form that is declared', () => {
  expect(forms.map(([name]) => name)).toEqual(expect.arrayContaining(['applicationForm', 'userForm', 'materialForm']));
});

/** What the control of a field can hold. */
function heldOf(shape: FieldShape): fc.Arbitrary<unknown> {
  if (shape.kind === 'flag') return fc.boolean();
  if (shape.kind === 'money') return fc.record({ amount: fc.string(), currency: fc.string() });
  if (shape.kind !== 'own') return fc.string();
  const result = fc.record({
    ...{ id: fc.uuid(), name: fc.string(), contentType: fc.string(), size: fc.nat() },
  });
  // A field that says what it keeps holds files; all others hold data.
  if (shape.keeps) return fc.array(result).map((entries) => shape.keeps?.(entries.map((one) => ({ result: one }))));
  return fc.oneof(fc.string(), fc.array(fc.string()), fc.dictionary(fc.string({ minLength: 1 }), fc.string()));
}

function isForm(entry: [string, unknown]): entry is [string, AnyForm] {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'fields' in value && 'list' in value;
}
