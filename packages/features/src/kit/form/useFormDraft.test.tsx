import { businessType } from '@corridor/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { beforeEach, expect, it } from 'vitest';
import { shopList } from '../../concepts/shops/shopList';
import type { FormDraft, FormDrafts } from '../../runtime/FormDrafts';
import { renderWidget } from '../../testing/renderWidget';
import { type Script, scriptedGateway } from '../../testing/scriptedGateway';
import { defineForm } from './defineForm';
import { formWidget } from './formWidget';
import { choice, input, pick, secret } from './kinds';

// Test files share a page, and a story that was run stays on it.
beforeEach(cleanup);

const fields = {
  ownerId: pick('merchants'),
  name: input(),
  brand: secret(input()),
  businessType: choice(businessType),
};
/** A shop on one page, whose brand is secret. */
const onePage = defineForm(shopList, {
  fields,
  initial: { ownerId: 'm1', businessType: 20 },
  valuesOf: (shop) => shop,
  toCreate: (values) => ({ ...values, websiteUrl: '' }),
  toUpdate: ({ name }) => ({ name }),
});
/** The same in steps: its name, its brand, a review. */
const inSteps = defineForm(shopList, {
  fields: { name: fields.name, brand: fields.brand },
  steps: { name: ['name'], brand: ['brand'] },
  toCreate: (values: object) => ({ ...values, ownerId: 'm1', businessType: 20, websiteUrl: '' }),
  toUpdate: (values: object) => values,
  // The steps of a test have no words.
} as never);
const OnePage = formWidget(onePage);
const InSteps = formWidget(inSteps);

const SHOP = { id: 's1', ownerId: 'm1', name: 'Aurelia', brand: 'Aurelia', websiteUrl: '', businessType: 20 };
const RESTORED = 'Your unsaved entries were restored.';

/** A host that keeps drafts as texts, as storage does. */
function host() {
  const kept = new Map<string, string>();
  const drafts: FormDrafts = {
    read: (name) => (kept.has(name) ? (JSON.parse(kept.get(name) ?? '') as FormDraft) : undefined),
    keep: (name, draft) => void (draft ? kept.set(name, JSON.stringify(draft)) : kept.delete(name)),
  };
  const open = (element = <OnePage />, script: Script = () => SHOP) => {
    cleanup();
    const { gateway } = scriptedGateway((request) => {
      if (request.path === 'shop/page') return { items: [], page: 1, size: 1, total: 0, allowedActions: ['create'] };
      if (request.path === 'merchant/get') return { id: 'm1', name: 'Alpine Tools' };
      return script(request);
    });
    renderWidget(element, { gateway, drafts });
  };
  return { kept, open };
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('brings back what was typed on one page but what is secret, and starts over', async () => {
  const { kept, open } = host();
  open();
  await userEvent.type(await box(/^Name/), 'Outlet');
  await userEvent.type(await box(/^Brand/), 'Hidden');
  expect(screen.queryByText(RESTORED)).toBeNull();
  open();
  await screen.findByText(RESTORED);
  expect((await box(/^Name/)).value).toBe('Outlet');
  expect((await box(/^Brand/)).value).toBe('');
  expect([...kept.values()].join()).not.toContain('Hidden');
  await press('Start over');
  expect((await box(/^Name/)).value).toBe('');
  expect(kept.size).toBe(0);
});

it('forgets what is saved or dropped, and says nothing of a draft that changes nothing', async () => {
  const { kept, open } = host();
  open(<OnePage onCancel={() => undefined} />);
  await userEvent.type(await box(/^Name/), 'Outlet');
  await press('Cancel');
  await press('Discard');
  expect(kept.size).toBe(0);
  open();
  await userEvent.type(await box(/^Name/), 'Outlet');
  await userEvent.type(await box(/^Brand/), 'Hidden');
  await press('Add shop');
  await waitFor(() => expect(kept.size).toBe(0));
  // A form that stays is filled in again.
  await userEvent.type(await box(/^Name/), ' 2');
  expect(kept.size).toBe(1);
  kept.clear();
  const edit = <OnePage target={{ kind: 'edit', id: 's1' }} />;
  open(edit);
  await userEvent.type(await box(/^Name/), 's{Backspace}');
  expect(kept.size).toBe(1);
  open(edit);
  await box(/^Name/);
  expect(screen.queryByText(RESTORED)).toBeNull();
});

it('saves nothing of an edit that is dropped', async () => {
  const { open } = host();
  const asked: string[] = [];
  open(<OnePage target={{ kind: 'edit', id: 's1' }} onCancel={() => undefined} />, ({ path }) => {
    asked.push(path);
    return SHOP;
  });
  await userEvent.type(await box(/^Name/), ' Dropped');
  await press('Cancel');
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The reading of the next form comes after whatever the last has sent.
  open(<OnePage target={{ kind: 'edit', id: 's2' }} />, ({ path, body }) => {
    asked.push(path);
    return { ...SHOP, ...(body as object) };
  });
  await box(/^Name/);
  expect(asked).toEqual(['shop/get', 'shop/get']);
});

it('keeps apart what begins with other values', async () => {
  const { open } = host();
  const ofTheFirst = <OnePage initial={{ ownerId: 'm1' }} />;
  open(ofTheFirst);
  await userEvent.type(await box(/^Name/), 'Outlet');
  open(<OnePage initial={{ ownerId: 'm2' }} />);
  expect((await box(/^Name/)).value).toBe('');
  open(ofTheFirst);
  await waitFor(async () => expect((await box(/^Name/)).value).toBe('Outlet'));
});

it('opens a form in steps where it stood, or at the first gap before', async () => {
  const { kept, open } = host();
  open(<InSteps />);
  await userEvent.type(await box(/^Name/), 'Outlet');
  await press('Continue');
  await userEvent.type(await box(/^Brand/), 'Hidden');
  await press('Continue');
  await screen.findByText('Hidden');
  open(<InSteps />);
  expect((await box(/^Brand/)).value).toBe('');
  await userEvent.type(await box(/^Brand/), 'Again');
  await press('Continue');
  await press('Add shop');
  await waitFor(() => expect(kept.size).toBe(0));
});
