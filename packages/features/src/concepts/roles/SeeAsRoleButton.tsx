import type { AbilityRule, Role } from '@corridor/core';
import { Button } from '@corridor/ui';
import { useState } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import type { SectionProps } from '../../kit/detail/DetailDeclaration';
import { allRulesOf } from '../../kit/rights/allRulesOf';
import { asGatewayError } from '../../runtime/createReporter';
import { useRuntime } from '../../runtime/Runtime';

/** A role with all that it allows, its permissions included. */
export interface SeenRole {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly AbilityRule[];
}

/** What a host gives so that it can be seen as a role. */
export interface SeeAsOptions {
  /** Shows your page as somebody with this role alone would see it; absent where your page cannot. */
  readonly onSeeAs?: (role: SeenRole) => void;
}

/** Offers to see the host as a role, where the host can. */
export function SeeAsRoleButton({ record: { id, name }, options: { onSeeAs } }: SectionProps<Role, SeeAsOptions>) {
  const t = useTranslator();
  const { gateway, reporter } = useRuntime();
  const [busy, setBusy] = useState(false);
  if (!onSeeAs) return null;
  const see = async () => {
    setBusy(true);
    try {
      const [role, permissions] = await Promise.all([gateway.roles.get(id), gateway.permissions.list()]);
      onSeeAs({ id, name, rules: allRulesOf(role, permissions) });
    } catch (reason) {
      reporter.failed(asGatewayError(reason), { segment: gateway.roles.resource.segment, verb: 'get' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" disabled={busy} onClick={() => void see()}>
      {t('roles.seeAs')}
    </Button>
  );
}
