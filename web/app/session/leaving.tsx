import { useUser } from '../../api/auth-state.ts';
import { Later } from '../later.tsx';

const loadBanner = async () =>
  (await import('../../accounts/profile/own-data/deletion-banner.tsx')).DeletionBanner;

/** For the few whose account is to be deleted; nobody else fetches anything. Below the link that skips the header. */
export function Leaving() {
  return useUser()?.deletesAt === undefined ? null : <Later load={loadBanner} />;
}
