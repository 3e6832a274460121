import { Blob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { afterEach, beforeAll, inject } from 'vitest';
import { liveGateway, openFrom } from '../../.storybook/gateway/liveGateway';
import preview from '../../.storybook/preview';
import { within } from '../machine/pace';

// The simulated page brings bytes of its own, which the database outside of it does not take for bytes.
Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) });

// Stories of widgets run in tests as they do in Storybook: on the real gateway, under the same provider.
setProjectAnnotations(preview);
openFrom(seeded());

// Its start is no part of the test that happens to be the first of a worker.
beforeAll(async () => void (await liveGateway(undefined)), within(60));

// A story stays on its page until the next one is loaded: this one shows nothing.
const nothing = composeStory({ render: () => createElement(Fragment) }, {});
afterEach(() => nothing.load());

/** Guarantee: Node's file is one in all that a database reads of it. */
function seeded(): globalThis.Blob {
  return new Blob([readFileSync(inject('seededGateway'))]) as globalThis.Blob;
}
