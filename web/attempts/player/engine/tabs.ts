interface Told {
  attempt: string;
  page: string;
  /** Opened the attempt, and so has it now; or stored something for the tab that has it. */
  did: 'opened' | 'stored';
}

/** A word between the tabs of one browser. Only for speed: the stored record says the same at the next write. */
export interface Tabs {
  tell(told: Told): void;
  listen(listener: (told: Told) => void): () => void;
}

export function browserTabs(name = 'bac-attempts'): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: (told) => channel.postMessage(told),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<Told>): void => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
