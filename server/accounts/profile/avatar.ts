import sharp from 'sharp';
import { recordAudit } from '../../platform/audit/audit.ts';
import { detectType, newNameBase, sizedName } from '../../platform/files/file-store.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { limitFor } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { lockAccount, updateAccount } from './profile-store.ts';

const pictureSizes = [64, 256, 512] as const;

/** More than any phone's camera produces; a small file that unpacks to more is a decompression bomb. */
const maxPixels = 40_000_000;
const maxSeconds = 10;

/**
 * Renders the picture as centered squares of each size. Re-encoding removes metadata such as the location. Applies the EXIF
 * orientation first; of an animation it uses the first frame.
 */
async function drawPicture(content: Buffer): Promise<Map<number, Buffer>> {
  const type = await detectType(content, ['image/jpeg', 'image/png', 'image/gif']);
  if (!type) throw new Refused('NOT_AN_IMAGE');
  // Decodes once at the largest size: decoding is the expensive part.
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
  sharp(content, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize(size, size, { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();

const hour = 60 * 60 * 1000;

/** The account stores the path of the middle size; a page that needs another replaces 256 by 64 or 512. */
const avatarPath = (base: string): string => `/files/${sizedName(base, 256, 'image/webp')}`;
const parseBase = (avatar: string): string | undefined =>
  /^\/files\/([0-9a-f]{64})-/.exec(avatar)?.[1];

/** Rate limited because each rendering occupies a CPU core for a moment. */
export const admitAvatar = (services: Services, accountId: string): Promise<void> =>
  countAgainst(services, limitFor('avatar', accountId, { atMost: 30, milliseconds: hour }));

export async function changeAvatar(
  services: Services,
  content: Buffer,
  actor: Actor,
): Promise<string> {
  const pictures = await drawPicture(content);
  const base = newNameBase();
  for (const [size, picture] of pictures) {
    await services.files.putAs(sizedName(base, size, 'image/webp'), picture);
  }
  const avatar = avatarPath(base);
  try {
    await replaceAvatar(services, avatar, actor);
  } catch (error) {
    await removeFiles(services, avatar);
    throw error;
  }
  return avatar;
}

export const removeAvatar = (services: Services, actor: Actor): Promise<void> =>
  replaceAvatar(services, null, actor);

async function replaceAvatar(
  services: Services,
  avatar: string | null,
  actor: Actor,
): Promise<void> {
  const { id: accountId } = actor;
  const now = services.clock.now();
  const previous = await services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account.avatar === avatar) return null;
    await updateAccount(tx, accountId, { avatar, updatedAt: now });
    await recordAudit(tx, {
      at: now,
      action: avatar === null ? 'avatar.removed' : 'avatar.changed',
      subject: `account:${accountId}`,
      detail: { fields: ['avatar'] },
      ...auditFields(actor),
    });
    return account.avatar;
  });
  services.sessions.forgetAccount(accountId);
  // Removes the old files only after the commit, when nothing refers to them any more.
  if (previous !== null) await removeFiles(services, previous);
}

async function removeFiles({ files }: Services, avatar: string): Promise<void> {
  const base = parseBase(avatar);
  if (base === undefined) return;
  for (const size of pictureSizes) await files.remove(sizedName(base, size, 'image/webp'));
}
