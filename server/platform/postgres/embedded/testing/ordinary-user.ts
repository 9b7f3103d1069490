import { fileURLToPath } from 'node:url';
import { canReach, findUnprivilegedAccount } from '../account.ts';
import { run } from '../launch/program.ts';

interface OrdinaryUser {
  /** The required owner of this user's files; -1 if nothing needs to change. */
  readonly uid: number;
  readonly gid: number;
  /** For `spawnInstance`. */
  readonly options: { uid?: number; gid?: number; wrapper?: string[] };
}

/**
 * How to run this program as a user other than root. If the tests run as root: as another user or, if that user cannot read
 * this program, with one of the launcher's strategies.
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
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const wrapper = ['setpriv', ...identity, ...capabilities, '--securebits=+no_setuid_fixup', '--'];
  return { uid, gid, options: { wrapper } };
}

export async function canRunNamespaced(): Promise<boolean> {
  const args = ['--user', '--map-user=1', '--map-group=1', 'true'];
  return (await run({ file: 'unshare', args, options: {} })).succeeded;
}
