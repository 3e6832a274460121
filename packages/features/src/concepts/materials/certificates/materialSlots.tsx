import type { MaterialDetail } from '@corridor/core';
import { FormField, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { FormSlots, OwnControlProps } from '../../../kit/form/FormSlots';
import { materialsMessages } from '../../../messages/materials';
import { isLinked, type materialForm } from '../materialFields';
import { CertificateList } from './CertificateList';
import { CertificatesField } from './CertificatesField';
import type { CertificateEntry } from './certificateEntry';

function CertificatesControl({ name, record }: OwnControlProps<unknown, MaterialDetail>) {
  const t = useMessages(materialsMessages);
  if (record && isLinked(record)) {
    return (
      <Stack gap={3} style={{ gridColumn: '1 / -1' }}>
        <Text variant="caption" color="muted">
          {t('materials.certificates.locked')}
        </Text>
        <CertificateList material={record} />
      </Stack>
    );
  }
  return (
    <FormField name={name} label={t('materials.certificates.drop')} group required style={{ gridColumn: '1 / -1' }}>
      {({ value, onChange, ref, onBlur }) => (
        <CertificatesField
          inputRef={ref}
          onBlur={onBlur}
          entries={isEntries(value) ? value : []}
          onChange={onChange}
          materialId={record?.id}
        />
      )}
    </FormField>
  );
}

/** Guarantee: the field of certificates holds entries. */
function isEntries(value: unknown): value is readonly CertificateEntry[] {
  return Array.isArray(value);
}

/** The certificates of a material. */
export const materialSlots: FormSlots<typeof materialForm> = {
  own: { certificateIds: { Control: CertificatesControl } },
};
