/** Keys of what the database keeps of secrets, none of them in it. */
export interface SecretKeys {
  readonly secretKey: string;
  /** Keys from before the last change: what was kept under them is still known. */
  readonly formerKeys: readonly string[];
}
