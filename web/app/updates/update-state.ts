import { create } from 'zustand';

/** Whether the server has a newer version of the pages than the one that is open. */
export const useUpdateState = create(() => ({ isReady: false }));
