import { approvalPolicies } from '@corridor/core';
import { ApprovalTable, approvalList, lazyPart, useMessages } from '@corridor/features';
import { hostMessages } from '../../messages/host';
import { ListScreen } from '../listing/ListScreen';
import { TabbedScreen } from '../tabs/TabbedScreen';

const Policies = lazyPart(async () => (await import('./PoliciesTab')).PoliciesTab);

/** What waits for a second person, and on a tab of their own the policies that make it wait. */
export function ApprovalScreen() {
  const t = useMessages(hostMessages);
  return (
    <TabbedScreen
      title={t('host.route.approvals')}
      tabs={[
        {
          id: 'requests',
          label: t('host.route.approvals'),
          subject: approvalList.resource.segment,
          content: <ListScreen list={approvalList} widget={ApprovalTable} />,
        },
        {
          id: 'policies',
          label: t('host.tab.policies'),
          subject: approvalPolicies.segment,
          content: <Policies />,
        },
      ]}
    />
  );
}
