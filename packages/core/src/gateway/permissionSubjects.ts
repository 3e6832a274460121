import type { PermissionSubject } from '../concepts/roles';
import type { Verb } from '../resource';
import type { CallEffect } from '../transport';
import { resources } from './registry';

/** A resource, its contract forgotten. */
interface Listed {
  readonly segment: string;
  readonly verbs: readonly Verb[];
  readonly calls: readonly string[];
  readonly callsById: readonly string[];
  effectOf(verb: Verb, call?: string): CallEffect;
}

const CALLS: readonly Verb[] = ['call', 'call-by-id'];

/** Every subject of permission rules with its actions: `read`, `export`, the writing verbs and the names of writing calls. @source ours */
export function permissionSubjects(): PermissionSubject[] {
  const listed: readonly Listed[] = Object.values(resources);
  return listed.map((resource) => ({ subject: resource.segment, actions: actionsOf(resource) }));
}

function actionsOf({ verbs, calls, callsById, effectOf }: Listed): string[] {
  const ofVerbs = verbs.filter((verb) => !CALLS.includes(verb)).map((verb) => actionOf(verb, effectOf(verb)));
  const ofCalls = calls.map((name) => actionOf(name, effectOf('call', name)));
  const ofCallsById = callsById.map((name) => actionOf(name, effectOf('call-by-id', name)));
  return [...new Set(['read', ...ofVerbs, ...ofCalls, ...ofCallsById])];
}

function actionOf(name: string, effect: CallEffect): string {
  return name === 'export' || effect !== 'read' ? name : 'read';
}
