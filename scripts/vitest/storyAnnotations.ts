import { setProjectAnnotations } from '@storybook/react-vite';
import preview from '../../.storybook/preview';

// The simulated page brings bytes of its own, which the database outside of it does not take for bytes.
Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) });

// Stories of widgets run in tests as they do in Storybook: on the real gateway, under the same provider.
setProjectAnnotations(preview);
