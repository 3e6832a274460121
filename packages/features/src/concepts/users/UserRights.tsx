import type { RoleDetail, User } from '@corridor/core';
import { Text } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import type { SectionProps } from '../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../kit/detail/DetailSection';
import { RightsList } from '../../kit/rights/RightsList';
import { useRuntime } from '../../runtime/Runtime';
import { useRead } from '../../runtime/useRead';

/** What a user may do, and through which role. */
export function UserRights({ record: { roles }, level }: SectionProps<User>) {
  const t = useTranslator();
  const { gateway } = useRuntime();
  const ids = roles.map(({ id }) => id);
  const { data } = useRead<RoleDetail[]>({
    key: [gateway.roles.resource.segment, 'list', { ids }],
    keepPrevious: false,
    fetch: (options) => Promise.all(ids.map((id) => gateway.roles.get(id, options))),
  });
  return (
    <DetailSection level={level} title={t('rights.title')}>
      {data ? <RightsList roles={data} through /> : <Text color="muted">{t('rights.loading')}</Text>}
    </DetailSection>
  );
}
