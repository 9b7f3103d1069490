export const acceptedTypes = ['image/jpeg', 'image/png', 'image/gif'];

/** The contract's upload limit, repeated here so that a file that is too large is refused before it is sent. */
const maxBytes = 5 * 1024 * 1024;

export type FileProblem = 'notAnImage' | 'tooLarge';

export function fileProblem({ type, size }: File): FileProblem | undefined {
  if (!acceptedTypes.includes(type)) return 'notAnImage';
  return size < maxBytes ? undefined : 'tooLarge';
}
