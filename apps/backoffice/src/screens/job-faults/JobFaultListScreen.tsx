import { JobFaultTable, jobFaultList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Due records that scheduled jobs could not process. */
export function JobFaultListScreen() {
  return <ListScreen list={jobFaultList} widget={JobFaultTable} />;
}
