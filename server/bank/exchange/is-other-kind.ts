/** How files begin that people have questions in, or choose by mistake, and that hold none we could read. */
const beginnings = [
  '%PDF-',
  '\x89PNG',
  '\xff\xd8\xff', // JPEG
  'GIF8',
  'RIFF', // WebP and sounds
  '\xd0\xcf\x11\xe0', // Word and Excel before 2007
  '{\\rtf',
  '\x1f\x8b', // gzip
  "7z\xbc\xaf'\x1c",
  'Rar!',
];

const longest = Math.max(...beginnings.map(({ length }) => length));

export function isOtherKind(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, longest)).toString('latin1');
  return beginnings.some((beginning) => start.startsWith(beginning));
}

/** Documents and spreadsheets of office programs are packages too; these are in every one of them. */
export const isOfficeEntry = (name: string): boolean =>
  name === '[Content_Types].xml' || name === 'META-INF/manifest.xml';
