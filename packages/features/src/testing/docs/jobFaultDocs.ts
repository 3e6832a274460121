import jobFaultExample from '../examples/JobFaultsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

/** Notes of the docs page of `JobFaultTable`. */
export const jobFaultTableDocs = widgetDocs({
  use: 'Due records that scheduled jobs could not process: which job, why, how often, when it tries again; each can be tried again at once.',
  example: jobFaultExample,
  events: {
    'jobFaults.opened, jobFaults.closed': 'an entry was opened or closed; `id`',
    'jobFaults.actionTaken': 'a record is tried again; a finished `message` for a toast',
  },
  permissions: [
    '`read` on `job-fault` to see it; whom the gateway refuses sees why in its place.',
    '`retry` on `job-fault` to have a record tried again at once.',
  ],
  keyboard: 'Arrows move between rows, Enter opens one, Escape closes it and gives the focus back.',
  tokens: ['surface', 'surfaceHover', 'border', 'primary.fill', 'tone.*.soft', 'radius.card'],
});
