import { judgeType } from '../../platform/files/file-store.ts';
import { Refused } from '../../platform/http/refused.ts';
import sharp from 'sharp';

export const pictureSizes = [64, 256, 512] as const;

/** More than any phone takes; a small file that unpacks to more than this is a trap. */
const mostPixels = 40_000_000;
const mostSeconds = 10;

/**
 * The picture as squares of each size, cut around its middle. Drawn anew, so nothing else that was in the file, such as
 * where it was taken, survives; turned upright first; of a moving picture the first frame.
 */
export async function drawPicture(content: Buffer): Promise<Map<number, Buffer>> {
  const type = await judgeType(content, ['image/jpeg', 'image/png', 'image/gif']);
  if (!type) throw new Refused('NOT_AN_IMAGE');
  // Read once at the largest size: reading is what costs.
  const largest = await draw(content, Math.max(...pictureSizes)).catch((cause: unknown) => {
    throw new Refused('NOT_AN_IMAGE', { cause });
  });
  const drawn = await Promise.all(
    pictureSizes.map(async (size) => {
      const picture = await sharp(largest).resize(size, size).webp({ quality: 82 }).toBuffer();
      return [size, picture] as const;
    }),
  );
  return new Map(drawn);
}

const draw = (content: Buffer, size: number): Promise<Buffer> =>
  sharp(content, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize(size, size, { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
