export const acceptedTypes = ['image/jpeg', 'image/png', 'image/gif'];

/** The contract's upload limit. What is uploaded is a small square; only the file it is cut from may be larger. */
const maxUploadBytes = 5 * 1024 * 1024;

/** The largest photos of phones have about 30 MB. A file beyond this could exhaust the memory of a phone. */
const maxBytes = 40 * 1024 * 1024;

/** Twice the width that a crop needs at full zoom. */
const photoWidth = 2048;

export type FileProblem = 'notAnImage' | 'tooLarge';

/** Decodes a picture; a photo of a phone is made smaller, so that it can be cropped on a device with little memory. */
export const decodePicture = (file: File): Promise<ImageBitmap> =>
  file.size < maxUploadBytes
    ? createImageBitmap(file)
    : createImageBitmap(file, { resizeWidth: photoWidth, resizeQuality: 'high' });

export function fileProblem({ type, size }: File): FileProblem | undefined {
  if (!acceptedTypes.includes(type)) return 'notAnImage';
  return size < maxBytes ? undefined : 'tooLarge';
}
