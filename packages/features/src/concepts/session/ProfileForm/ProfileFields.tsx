import { notificationTopic, PAGE_SIZES, type SessionUser } from '@corridor/core';
import {
  Checkbox,
  CheckboxGroup,
  Combobox,
  DirtyGuardDialog,
  Form,
  FormField,
  FormSubmit,
  Grid,
  Heading,
  type HeadingLevel,
  Input,
  Select,
  Stack,
  Text,
} from '@corridor/ui';
import { useCallback, useMemo } from 'react';
import { useTranslator } from '../../../i18n/I18nProvider';
import { ProblemBanner } from '../../../kit/display/ProblemBanner';
import { RestoredNotice } from '../../../kit/form/RestoredNotice';
import { zoneOptions } from '../../../kit/form/zoneOptions';
import { useProfileForm } from './useProfileForm';

/** Props of `ProfileFields`. */
export interface ProfileFieldsProps {
  readonly user: SessionUser;
  readonly onSaved?: (user: SessionUser) => void;
  readonly headingLevel: HeadingLevel;
}

const DENSITIES = ['comfortable', 'compact'] as const;
const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** The form as it looks. */
export function ProfileFields({ user, headingLevel, onSaved }: ProfileFieldsProps) {
  const t = useTranslator();
  const { form, submit, failure, kept, unsaved } = useProfileForm(user, onSaved);
  const describe = useCallback((problem: string) => t(problem), [t]);
  const zones = useMemo(() => zoneOptions(new Date()), []);
  const densities = DENSITIES.map((value) => ({ value, label: t(`profile.density.${value}`) }));
  return (
    <Form form={form} onSubmit={submit} describeProblem={describe} aria-label={t('profile.title')}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={headingLevel} variant="section">
            {t('profile.title')}
          </Heading>
          <Text color="muted">
            <bdi>{user.email}</bdi> · {user.partnerName} · {user.roles.join(', ')}
          </Text>
        </Stack>
        <ProblemBanner error={failure} />
        {kept.restored && <RestoredNotice onStartOver={kept.startOver} />}
        <Grid columns={{ base: 1, md: 2 }} gap={4}>
          <FormField name="name" label={t('profile.name')} required>
            <Input autoComplete="name" />
          </FormField>
          <FormField name="timezone" label={t('profile.timezone')}>
            {(bound) => <Combobox {...bound} options={zones} clearable placeholder={t('profile.notChosen')} />}
          </FormField>
          <FormField name="density" label={t('profile.density')}>
            {(bound) => <Select {...bound} options={densities} clearable placeholder={t('profile.notChosen')} />}
          </FormField>
          <FormField name="pageSize" label={t('profile.pageSize')}>
            {(bound) => <Select {...bound} options={SIZES} clearable placeholder={t('profile.notChosen')} />}
          </FormField>
        </Grid>
        <FormField name="notifications" label={t('notifications.topics')} help={t('notifications.topicsHelp')} group>
          {({ value, onChange }) => (
            <CheckboxGroup value={Array.isArray(value) ? value : []} onChange={onChange}>
              {notificationTopic.codes.map((topic) => (
                <Checkbox key={topic} value={topic} label={t(notificationTopic.labelKey(topic))} />
              ))}
            </CheckboxGroup>
          )}
        </FormField>
        <Text variant="caption" color="muted">
          {t('profile.help')}
        </Text>
        <div>
          <FormSubmit>{t('profile.submit')}</FormSubmit>
        </div>
      </Stack>
      <DirtyGuardDialog guard={unsaved.guard} />
    </Form>
  );
}
