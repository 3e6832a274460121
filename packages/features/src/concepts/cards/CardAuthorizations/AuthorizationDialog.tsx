import type { CardDetail } from '@corridor/core';
import { Button, Dialog, Skeleton, Stack } from '@corridor/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ErrorState } from '../../../kit/display/ErrorState';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { authorizationsMessages } from '../../../messages/authorizations';
import { useRuntime } from '../../../runtime/Runtime';
import { useRecord } from '../../../runtime/useRecord';
import { AuthorizationView } from './AuthorizationView';
import { RemedyLayers } from './RemedyLayers';
import { remedyState } from './remedyState';

/** Props of `AuthorizationDialog`. */
export interface AuthorizationDialogProps {
  readonly card: CardDetail;
  readonly authorizationId: string;
  /** Goes to another one, such as the payment that a reversal is about. */
  readonly onOpen: (authorizationId: string) => void;
  readonly onClose: () => void;
}

/** One authorization over the details of its card; what may be done about a decline is a button. */
export function AuthorizationDialog({ card, authorizationId, onOpen, onClose }: AuthorizationDialogProps) {
  const { gateway } = useRuntime();
  const t = useMessages(authorizationsMessages);
  const record = useRecord(gateway.authorizations, authorizationId);
  const [remedying, setRemedying] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { data, error } = record;
  const state = data && remedyState(data, card);
  const remedy = state?.kind === 'offered' ? state.remedy : null;
  const endRemedy = () => {
    setRemedying(false);
    closeButton.current?.focus();
  };
  return (
    <Dialog
      open
      width="md"
      onClose={onClose}
      initialFocus={closeButton}
      title={data?.merchantName ?? t('authorizations.title')}
      description={
        data && (
          <>
            <MoneyText value={data.amount} /> · <InstantText value={data.createdAt} />
          </>
        )
      }
      footer={
        <>
          <Button ref={closeButton} onClick={onClose}>
            {t('authorizations.close')}
          </Button>
          {remedy && (
            <Button variant="primary" onClick={() => setRemedying(true)}>
              {t(`authorizations.remedy.${remedy}`)}
            </Button>
          )}
        </>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void record.refresh()} />}
      {!error && !data && <DialogSkeleton />}
      {data && <AuthorizationView authorization={data} card={card} remedy={state ?? null} onOpen={onOpen} />}
      {remedying && remedy && <RemedyLayers card={card} remedy={remedy} onClose={endRemedy} />}
    </Dialog>
  );
}

function DialogSkeleton() {
  return (
    <Stack gap={4} aria-busy="true">
      <Skeleton width="38%" />
      <Skeleton shape="block" height={148} />
      <Skeleton width="54%" />
      <Skeleton width="46%" />
    </Stack>
  );
}
