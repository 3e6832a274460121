import { createElement } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import type { CorridorElement } from './CorridorElement';

describe('an element of a widget', () => {
  it('is known by its tag, with its properties and methods', () => {
    const table = document.createElement('corridor-card-table');
    expectTypeOf(table).toEqualTypeOf<CorridorElement<'CardTable'>>();
    expectTypeOf(table.refresh).returns.toEqualTypeOf<Promise<void>>();
    expectTypeOf(table.filter).parameter(0).not.toBeAny();
    // @ts-expect-error a status is one of the enumeration
    void table.filter({ cardStatus: 'Happy' });
    // @ts-expect-error a form has no list to read again
    void document.createElement('corridor-beneficiary-form').refresh();
    expectTypeOf(document.querySelector('corridor-statement-list')).not.toEqualTypeOf<Element | null>();
  });

  it('tells the page what happens in events that are typed', () => {
    document.addEventListener('corridor-error', ({ detail }) => {
      expectTypeOf(detail.error.kind).toExtend<string>();
    });
  });

  it('is written in JSX with its attributes and properties', () => {
    void createElement('corridor-card-table', { 'heading-level': 3, locale: 'fr', className: 'mine' });
    // @ts-expect-error there is no such level
    const wrong: React.JSX.IntrinsicElements['corridor-card-table'] = { 'heading-level': 9 };
    const right: React.JSX.IntrinsicElements['corridor-card-table'] = { shadow: true, 'base-url': '/corridor' };
    expectTypeOf(right).not.toBeAny();
    void wrong;
  });
});
