import type { RoleDetail } from '@corridor/core';
import { Stack } from '@corridor/ui';
import { useState } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import type { SectionProps } from '../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../kit/detail/DetailSection';
import { RecordCombobox } from '../../kit/records/RecordCombobox';
import { RightsList } from '../../kit/rights/RightsList';
import { RoleComparison } from './RoleComparison';

/** What a role allows, and how it differs from another. */
export function RoleRights({ record: role, level }: SectionProps<RoleDetail>) {
  const t = useTranslator();
  const [otherId, choose] = useState('');
  return (
    <DetailSection level={level} title={t('rights.title')}>
      <Stack gap={4}>
        <RecordCombobox
          concept="roles"
          aria-label={t('rights.compare')}
          placeholder={t('rights.compare')}
          value={otherId}
          clearable
          onChange={choose}
        />
        {otherId ? <RoleComparison one={role} otherId={otherId} /> : <RightsList roles={[role]} />}
      </Stack>
    </DetailSection>
  );
}
