import type { Permission } from '@corridor/core';
import { useRuntime } from '../../runtime/Runtime';
import { useList } from '../../runtime/useList';
import type { Read } from '../../runtime/useRead';

const EVERY_PRIVILEGE = {};

/** Every named privilege. */
export function usePrivileges(): Read<Permission[]> {
  const { gateway } = useRuntime();
  return useList(gateway.permissions, EVERY_PRIVILEGE);
}
