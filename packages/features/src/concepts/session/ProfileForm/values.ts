import {
  type FieldError,
  isUserName,
  notificationTopic,
  PAGE_SIZES,
  type ProfileUpdate,
  type SessionUser,
} from '@corridor/core';

/** What the form's controls hold; '' stands for what nobody chose. */
export type ProfileTexts = {
  name: string;
  timezone: string;
  density: string;
  pageSize: string;
  /** Topics that are told of. */
  notifications: readonly string[];
};

/** What the form begins with. */
export function toTexts({ name, preferences }: SessionUser): ProfileTexts {
  const { timezone, density, pageSize, notifications } = preferences;
  return {
    name,
    timezone: timezone ?? '',
    density: density ?? '',
    pageSize: pageSize === null ? '' : String(pageSize),
    notifications: notifications ?? notificationTopic.codes,
  };
}

/** What is sent. */
export function toProfile({ name, timezone, density, pageSize, notifications }: ProfileTexts): ProfileUpdate {
  const isDensity = density === 'comfortable' || density === 'compact';
  const size = PAGE_SIZES.find((known) => String(known) === pageSize);
  const topics = notificationTopic.codes.filter((topic) => notifications.includes(topic));
  return {
    name: name.trim(),
    preferences: {
      timezone: timezone || null,
      density: isDensity ? density : null,
      pageSize: size ?? null,
      // Who is told of everything is told of what is added later too.
      notifications: topics.length === notificationTopic.codes.length ? null : topics,
    },
  };
}

/** What is wrong with what was typed; reasons are message keys. */
export function profileProblems({ name }: ProfileTexts): readonly FieldError[] {
  if (name.trim() === '') return [{ path: 'name', reason: 'profile.required' }];
  return isUserName(name.trim()) ? [] : [{ path: 'name', reason: 'profile.name.wrong' }];
}
