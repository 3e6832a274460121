import { EmptyState, Heading, Icon, LockIcon, Stack } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ErrorState } from '../../../kit/display/ErrorState';
import { FormSkeleton } from '../../../kit/form/FormSkeleton';
import { materialsMessages } from '../../../messages/materials';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';
import { CertificatesField } from '../certificates/CertificatesField';
import { arrivedOf, type CertificateEntry } from '../certificates/certificateEntry';
import type { MaterialUploadProps } from './MaterialUploadProps';

/** Certificates that no material has named yet. */
export function FreeCertificates({ onChange, headingLevel = 2 }: Omit<MaterialUploadProps, 'materialId'>) {
  const t = useMessages(materialsMessages);
  const { gateway } = useRuntime();
  const { data, error, refresh } = usePage(gateway.materials, { page: 1, size: 1 });
  const [entries, setEntries] = useState<readonly CertificateEntry[]>([]);
  const change = (next: readonly CertificateEntry[]) => {
    setEntries(next);
    const ids = (all: readonly CertificateEntry[]) =>
      arrivedOf(all)
        .map(({ id }) => id)
        .join();
    if (ids(next) !== ids(entries)) onChange?.(arrivedOf(next));
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (!data) return <FormSkeleton />;
  if (data.allowedActions?.includes('upload') === false) {
    return (
      <EmptyState
        icon={<Icon of={LockIcon} size="lg" />}
        title={t('form.forbidden')}
        description={t('form.forbiddenDetail')}
      />
    );
  }
  return (
    <Stack gap={4} style={{ maxInlineSize: 720 }}>
      <Heading level={headingLevel}>{t('materials.upload.title')}</Heading>
      <CertificatesField entries={entries} onChange={change} materialId={undefined} />
    </Stack>
  );
}
