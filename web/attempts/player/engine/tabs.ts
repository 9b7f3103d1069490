interface TabMessage {
  attempt: string;
  page: string;
  /** The page opened the attempt and so holds it now, or it stored events for the tab that holds it. */
  did: 'opened' | 'stored';
}

/** Messages between the tabs of one browser. They are only an optimization: each tab also learns from its next write who holds it. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
}

export function browserTabs(name = 'bac-attempts'): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<TabMessage>): void => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
