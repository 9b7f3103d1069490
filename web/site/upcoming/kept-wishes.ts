export type WishTopic = 'courses' | 'practice';

const storageKey = 'wishes';

type Wishes = Partial<Record<WishTopic, string>>;

function readWishes(): Wishes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** The address that this browser has left for a topic. */
export const findWish = (topic: WishTopic): string | undefined => readWishes()[topic];

export function keepWish(topic: WishTopic, email: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readWishes(), [topic]: email }));
  } catch {
    // The server has it; here it is only not shown again.
  }
}
