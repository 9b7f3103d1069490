/** The server's limits, repeated here to spare useless uploads; the server also checks the bytes. */
export const maxFiles = 5;
export const maxFileBytes = 10 * 1024 * 1024;

/** The types that the file dialog offers first. */
export const acceptedFiles =
  'image/png,image/jpeg,image/gif,image/webp,application/pdf,text/plain,.txt,.log,.md,.csv';

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

export const isPicture = (type: string): boolean => pictures.has(type);

/** Formats a size (“214 kB”, “5.3 MB”) in decimal units, with the number in the notation of the language. */
export function fileSize(bytes: number, number: (value: number, decimals?: number) => string) {
  if (bytes < 1000) return `${number(bytes)} B`;
  if (bytes < 1_000_000) return `${number(Math.round(bytes / 1000))} kB`;
  return `${number(bytes / 1_000_000, 1)} MB`;
}
