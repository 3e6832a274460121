import { findsName, type Permission } from '@corridor/core';

/** The named privileges of a module, in their order. */
export interface PrivilegeModule {
  readonly name: string;
  readonly privileges: readonly Permission[];
}

/** Privileges in the modules that they belong to; only those that a search finds by their names. */
export function privilegesByModule(all: readonly Permission[], search = ''): readonly PrivilegeModule[] {
  const modules = new Map<string, Permission[]>();
  for (const privilege of all.toSorted((one, other) => one.sort - other.sort)) {
    if (!findsName(search, `${privilege.moduleName} ${privilege.privilegeName}`)) continue;
    modules.set(privilege.moduleName, [...(modules.get(privilege.moduleName) ?? []), privilege]);
  }
  return [...modules].map(([name, privileges]) => ({ name, privileges }));
}
