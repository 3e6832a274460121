// Without characters that are mistaken for each other when a password is read aloud or copied by hand.
const CLASSES = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!@#$%^&*-'];
const LENGTH = 16;

/** A random first password of 16 characters that the password rule allows, for whoever is given one on the server itself. */
export function createPassword(): string {
  const all = CLASSES.join('');
  const characters = Array.from({ length: LENGTH }, (_, index) => oneOf(CLASSES[index] ?? all));
  for (let index = LENGTH - 1; index > 0; index -= 1) {
    const other = below(index + 1);
    [characters[index], characters[other]] = [characters[other] ?? '', characters[index] ?? ''];
  }
  return characters.join('');
}

const oneOf = (characters: string) => characters.charAt(below(characters.length));

/** A random whole number below a limit, each as likely as the others. */
function below(limit: number): number {
  const most = 2 ** 32 - (2 ** 32 % limit);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < most ? drawn % limit : below(limit);
}
