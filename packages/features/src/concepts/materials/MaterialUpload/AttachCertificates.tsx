import type { MaterialDetail } from '@corridor/core';
import { Banner, Button, EmptyState, Heading, Icon, Inline, LockIcon, Stack, Text } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { useDisplayTools } from '../../../kit/columns/useDisplayTools';
import { ErrorState } from '../../../kit/display/ErrorState';
import { ProblemBanner } from '../../../kit/display/ProblemBanner';
import { FormSkeleton } from '../../../kit/form/FormSkeleton';
import { materialsMessages } from '../../../messages/materials';
import { useRuntime } from '../../../runtime/Runtime';
import { useRecord } from '../../../runtime/useRecord';
import { useUpdate } from '../../../runtime/useUpdate';
import { CertificatesField } from '../certificates/CertificatesField';
import { arrivedOf, type CertificateEntry, certificateProblems, entriesOf } from '../certificates/certificateEntry';
import { isLinked } from '../materialFields';
import type { MaterialUploadProps } from './MaterialUploadProps';

type AttachProps = MaterialUploadProps & { readonly materialId: string };

/** The certificates of a material, to add to, to order and to remove; they change all at once. */
export function AttachCertificates(props: AttachProps) {
  const t = useMessages(materialsMessages);
  const { gateway } = useRuntime();
  const { data, error, refresh } = useRecord(gateway.materials, props.materialId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (!data) return <FormSkeleton />;
  if (isLinked(data) || !data.allowedActions.includes('update')) {
    return (
      <EmptyState
        icon={<Icon of={LockIcon} size="lg" />}
        title={isLinked(data) ? t('materials.certificates.locked') : t('form.forbidden')}
        description={isLinked(data) ? undefined : t('form.forbiddenDetail')}
      />
    );
  }
  return <OpenUpload {...props} material={data} />;
}

function OpenUpload({
  material,
  onChange,
  onSaved,
  headingLevel = 2,
}: AttachProps & { readonly material: MaterialDetail }) {
  const t = useMessages(materialsMessages);
  const { t: translate, format } = useDisplayTools();
  const { gateway } = useRuntime();
  const [entries, setEntries] = useState<readonly CertificateEntry[]>(() => entriesOf(material.certificates));
  const [asked, setAsked] = useState(false);
  const save = useUpdate(gateway.materials, { onSuccess: (saved) => onSaved?.(saved) });
  const [problem] = certificateProblems(entries);
  const count = arrivedOf(entries).filter(({ id }) => material.certificates.every((kept) => kept.id !== id)).length;
  const attach = () => {
    setAsked(true);
    if (!problem) void save.run(material.id, { certificateIds: arrivedOf(entries).map(({ id }) => id) });
  };
  const change = (next: readonly CertificateEntry[]) => {
    setEntries(next);
    save.reset();
    onChange?.(arrivedOf(next));
  };
  return (
    <Stack gap={4} style={{ maxInlineSize: 720 }}>
      <Heading level={headingLevel}>{t('materials.upload.title')}</Heading>
      <CertificatesField entries={entries} onChange={change} materialId={material.id} />
      {asked && problem && (
        <Text variant="caption" color="danger" role="alert">
          {translate(problem.reason)}
        </Text>
      )}
      <ProblemBanner error={save.error} />
      {save.state === 'done' && <Banner tone="success">{t('materials.upload.attached')}</Banner>}
      <Inline justify="end">
        <Button variant="primary" loading={save.state === 'pending'} onClick={attach}>
          {count > 0 ? t('materials.upload.attach', { count, shown: format.count(count) }) : t('form.save')}
        </Button>
      </Inline>
    </Stack>
  );
}
