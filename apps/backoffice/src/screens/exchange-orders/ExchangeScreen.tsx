import { ExchangeOrderForm, useWords } from '@corridor/features';
import { EmptyState, Heading, Icon, LockIcon, Stack } from '@corridor/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hostMessages } from '../../messages/host';
import { pathOf } from '../../routes/paths';
import { useAbility } from '../../session/AbilityProvider';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { readExchangeDraft, writeExchangeDraft } from './exchangeDraftSearch';
import { keepPendingExchange, readPendingExchange } from './pendingExchange';

/** Exchange: the ticket, with what was typed in the address; only for those who may order one. */
export function ExchangeScreen() {
  const say = useWords(hostMessages);
  const navigate = useNavigate();
  const ability = useAbility();
  const [params, setParams] = useSearchParams();
  const [initial] = useState(() => readExchangeDraft(params));
  const [pending] = useState(readPendingExchange);
  useDocumentTitle(say('host.route.exchange-index'));
  if (!ability.can('create', 'exchange-order')) {
    return (
      <Stack gap={6}>
        <Heading level={1}>{say('host.route.exchange-index')}</Heading>
        <EmptyState
          icon={<Icon of={LockIcon} size="lg" />}
          title={say('host.exchange.forbidden')}
          description={say('host.exchange.forbiddenText')}
        />
      </Stack>
    );
  }
  return (
    <ExchangeOrderForm
      initial={initial}
      pending={pending}
      onPendingChange={keepPendingExchange}
      onDraftChange={(draft) => setParams(writeExchangeDraft(draft), { replace: true })}
      onOpenOrder={(id) => navigate(`${pathOf('exchange-orders')}?${new URLSearchParams({ open: id })}`)}
      headingLevel={1}
    />
  );
}
