import { signIn } from './send-request.ts';
import { startNginx, type Nginx } from './nginx.ts';
import { Processes } from './processes.ts';
import { freePorts } from './free-ports.ts';

/** Several processes behind nginx, and a signed-in administrator. */
export interface Site {
  processes: Processes;
  nginx: Nginx;
  /** The public address. */
  front: string;
  /** The address of each process. */
  addresses: readonly string[];
  admin: string;
}

export async function openSite(processCount: number, students: number): Promise<Site> {
  const [port = 0, ...ports] = await freePorts(1 + processCount);
  const front = `http://127.0.0.1:${port}`;
  const nginx = await startNginx(port, ports);
  const processes = await Processes.open(ports, students, front);
  const { addresses } = processes;
  const site = { processes, nginx, front, addresses, admin: '' };
  try {
    return { ...site, admin: await signIn(front, students - 1) };
  } catch (error) {
    await closeSite(site);
    throw error;
  }
}

export async function closeSite({ nginx, processes }: Site): Promise<void> {
  await nginx.close();
  await processes.close();
}
