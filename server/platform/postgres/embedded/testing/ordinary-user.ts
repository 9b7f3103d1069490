import { fileURLToPath } from 'node:url';
import { canReach, findUnprivilegedAccount } from '../account.ts';
import { run } from '../launch/program.ts';

interface OrdinaryUser {
  /** Whom this user's files must belong to; -1 when they already do. */
  readonly uid: number;
  readonly gid: number;
  /** For `spawnInstance`. */
  readonly options: { uid?: number; gid?: number; wrapper?: string[] };
}

/**
 * How to run this program as somebody who is not root. When the tests themselves run as root: as another user or, where that
 * user may not even read this program, in one of the ways the launcher knows.
 */
export async function findOrdinaryUser(): Promise<OrdinaryUser> {
  if (process.getuid?.() !== 0) return { uid: -1, gid: -1, options: {} };
  const account = (await findUnprivilegedAccount())!;
  const { uid, gid } = account;
  if (await canReach(account, fileURLToPath(import.meta.url))) {
    return { uid, gid, options: { uid, gid } };
  }
  if (await canRunNamespaced()) {
    const wrapper = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
    return { uid: -1, gid: -1, options: { wrapper } };
  }
  const power = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const wrapper = ['setpriv', ...identity, ...power, '--securebits=+no_setuid_fixup', '--'];
  return { uid, gid, options: { wrapper } };
}

export async function canRunNamespaced(): Promise<boolean> {
  const args = ['--user', '--map-user=1', '--map-group=1', 'true'];
  return (await run({ file: 'unshare', args, options: {} })).succeeded;
}
