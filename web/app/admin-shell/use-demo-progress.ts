import { useEffect, useState } from 'react';
import { call, type Reply } from '../../api/client.ts';

type Progress = Reply<'GET /demo/progress'>;

const everyMilliseconds = 2000;

/** One quiet question; more only while the simulated students are still sitting. */
export function useDemoProgress(): Progress | undefined {
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      const reply = await call('GET /demo/progress', { signal, quiet: true }).catch(
        () => undefined,
      );
      if (signal.aborted) return;
      if (reply) setProgress(reply);
      if (reply?.state === 'filling') timer = setTimeout(() => void ask(), everyMilliseconds);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);
  return progress;
}
