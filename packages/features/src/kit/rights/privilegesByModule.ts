import type { Permission } from '@corridor/core';

/** The named privileges of a module, in their order. */
export interface PrivilegeModule {
  readonly name: string;
  readonly privileges: readonly Permission[];
}

/** Privileges in the modules that they belong to; only those whose names have the text in them. */
export function privilegesByModule(all: readonly Permission[], search = ''): readonly PrivilegeModule[] {
  const wanted = search.trim().toLowerCase();
  const modules = new Map<string, Permission[]>();
  for (const privilege of all.toSorted((one, other) => one.sort - other.sort)) {
    const text = `${privilege.moduleName} ${privilege.privilegeName}`.toLowerCase();
    if (!text.includes(wanted)) continue;
    modules.set(privilege.moduleName, [...(modules.get(privilege.moduleName) ?? []), privilege]);
  }
  return [...modules].map(([name, privileges]) => ({ name, privileges }));
}
