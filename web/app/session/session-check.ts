import { create } from 'zustand';
import { validateSession } from '../../api/auth-actions.ts';

/** Whether the server has validated the stored session since the page was opened. */
const useSessionCheck = create(() => ({ isChecked: false }));

export const useSessionChecked = (): boolean => useSessionCheck(({ isChecked }) => isChecked);

export async function checkSession(): Promise<void> {
  await validateSession();
  useSessionCheck.setState({ isChecked: true });
}
