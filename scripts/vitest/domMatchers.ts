import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { briefMisses } from '../../.storybook/briefMisses';

// A busy machine is slow, not wrong: what is waited for gets time to appear.
configure({ asyncUtilTimeout: 10_000 });
briefMisses({ getConfig, configure });
afterEach(cleanup);
