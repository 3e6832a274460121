import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { JobFaultTable } from './JobFaultTable';
import * as stories from './JobFaultTable.stories';
import { jobFaultList } from './jobFaultList';

describeWidget('JobFaultTable', {
  widget: JobFaultTable,
  list: jobFaultList,
  stories: composeStories(stories),
  pinned: { filter: { job: ['exchangeSettlement'] }, chip: /Job.*Exchange settlement/ },
  column: { field: 'faults', header: 'Failed attempts' },
});
