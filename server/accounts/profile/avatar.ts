import sharp from 'sharp';
import { recordAudit } from '../../platform/audit/audit.ts';
import { judgeType, newBase, sizedName } from '../../platform/files/file-store.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { getAccountToChange, updateAccount } from './profile-store.ts';

const pictureSizes = [64, 256, 512] as const;

/** More than any phone takes; a small file that unpacks to more than this is a trap. */
const mostPixels = 40_000_000;
const mostSeconds = 10;

/**
 * The picture as squares of each size, cut around its middle. Drawn anew, so nothing else that was in the file, such as
 * where it was taken, survives; turned upright first; of a moving picture the first frame.
 */
async function drawPicture(content: Buffer): Promise<Map<number, Buffer>> {
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

const hour = 60 * 60 * 1000;

/** The account keeps the address of the middle size; a page that wants another puts 64 or 512 for its 256. */
const addressOf = (base: string): string => `/files/${sizedName(base, 256, 'image/webp')}`;
const baseIn = (avatar: string): string | undefined =>
  /^\/files\/([0-9a-f]{64})-/.exec(avatar)?.[1];

export async function changeAvatar(
  services: Services,
  content: Buffer,
  actor: Actor,
): Promise<string> {
  const { id: accountId } = actor;
  // Each drawing takes a core for a moment.
  const limit = { name: 'avatar', of: accountId, atMost: 30, milliseconds: hour };
  await countAgainst(services, limit);

  const pictures = await drawPicture(content);
  const base = newBase();
  for (const [size, picture] of pictures) {
    await services.files.putAs(sizedName(base, size, 'image/webp'), picture);
  }
  const avatar = addressOf(base);
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
  const before = await services.db.transaction(async (tx) => {
    const account = await getAccountToChange(tx, accountId);
    if (account.avatar === avatar) return null;
    await updateAccount(tx, accountId, { avatar, updatedAt: now });
    await recordAudit(tx, {
      at: now,
      action: avatar === null ? 'avatar.removed' : 'avatar.changed',
      subject: `account:${accountId}`,
      detail: { fields: ['avatar'] },
      ...auditedBy(actor),
    });
    return account.avatar;
  });
  services.sessions.forgetAccount(accountId);
  // Only now that nothing leads to them any more.
  if (before !== null) await removeFiles(services, before);
}

async function removeFiles({ files }: Services, avatar: string): Promise<void> {
  const base = baseIn(avatar);
  if (base === undefined) return;
  for (const size of pictureSizes) await files.remove(sizedName(base, size, 'image/webp'));
}
