/** Rights on authorizations that are no call: to give back more than was ever cleared, which no daily role has. @source ours */
export const AUTHORIZATION_RIGHTS = ['refundBeyondCleared'] as const;
