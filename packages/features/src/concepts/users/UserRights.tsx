import type { RoleDetail, User } from '@corridor/core';
import { useTranslator } from '../../i18n/I18nProvider';
import type { SectionProps } from '../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../kit/detail/DetailSection';
import { RightsList } from '../../kit/rights/RightsList';
import { RightsRead } from '../../kit/rights/RightsRead';
import { useRuntime } from '../../runtime/Runtime';
import { useRead } from '../../runtime/useRead';

/** What a user may do, and through which role and privilege. */
export function UserRights({ record: { roles }, level }: SectionProps<User>) {
  const t = useTranslator();
  const { gateway } = useRuntime();
  const ids = roles.map(({ id }) => id);
  const read = useRead<RoleDetail[]>({
    key: [gateway.roles.resource.segment, 'list', { ids }],
    keepPrevious: false,
    fetch: (options) => Promise.all(ids.map((id) => gateway.roles.get(id, options))),
  });
  return (
    <DetailSection level={level} title={t('rights.title')}>
      <RightsRead read={read}>{(own) => <RightsList roles={own} byRole />}</RightsRead>
    </DetailSection>
  );
}
