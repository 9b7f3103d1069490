import { useUser } from '../../api/auth-state.ts';
import { Later } from '../later.tsx';

const loadBanner = async () =>
  (await import('../../accounts/profile/own-data/deletion-banner.tsx')).DeletionBanner;

/** The banner of an account that is to be deleted, placed after the skip link; others do not load its code. */
export function DeletionNotice() {
  return useUser()?.deletesAt === undefined ? null : <Later load={loadBanner} />;
}
