/** A policy as the session's row brings it, so that no write has to look for one. */
export interface PrincipalPolicy {
  readonly id: string;
  readonly kind: string;
  readonly currency: string | null;
  /** Minor units. */
  readonly amount: string | null;
  readonly approvers: number;
  readonly roleId: string | null;
  readonly roleName: string | null;
  readonly hours: number;
  readonly windowHours: number;
  readonly version: number;
}
