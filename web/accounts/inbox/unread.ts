import { create } from 'zustand';

/** How many notifications wait to be read, as far as this page knows: the bell shows it, an inbox changes it. */
export const useUnread = create<{ count: number }>(() => ({ count: 0 }));

export const setUnread = (count: number): void => useUnread.setState({ count });
