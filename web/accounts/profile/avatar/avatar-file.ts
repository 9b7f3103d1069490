export const acceptedTypes = ['image/jpeg', 'image/png', 'image/gif'];

/** The limit of the contract's upload, known here so that nobody sends five megabytes to hear no. */
const maxBytes = 5 * 1024 * 1024;

export type FileProblem = 'notAnImage' | 'tooLarge';

export function fileProblem({ type, size }: File): FileProblem | undefined {
  if (!acceptedTypes.includes(type)) return 'notAnImage';
  return size < maxBytes ? undefined : 'tooLarge';
}
